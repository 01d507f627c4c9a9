import path from 'node:path';

/** The place of an error in a report of swc, and the line of the source there: `,-[/a/en.ts:15:1]` and `15 | title: …`. */
const placePattern = /,-\[(?<file>[^\]\n]+):(?<line>\d+):\d+\]/;

const sourceLine = (report: string, line: string): string | undefined =>
  new RegExp(`^\\s*${line} \\| (.*)$`, 'm').exec(report)?.[1];

/** A line with one text in single quotation marks, such as `title: 'It's late.',`. */
const lineWithText = /^\s*(?:[\w-]+:\s*)?'(?<text>[^"]*)',?\s*$/;
const apostrophe = /(?<!\\)'/;
/** Two texts on one line, between which something else is wrong. */
const nextText = /'[,;:]?\s+\w+:?\s*'|',\s*'/;

/**
 * Returns a sentence for the author of a text that an apostrophe ends too early, with the file, the line and the remedy;
 * undefined when something else is wrong with the line.
 * @param source the line of the file that does not compile
 */
export const apostropheHintAt = (file: string, line: string, source: string): string | undefined => {
  const { text = '' } = lineWithText.exec(source)?.groups ?? {};
  if (!apostrophe.test(text) || nextText.test(text)) return undefined;
  const place = `${path.relative(process.cwd(), file)}, line ${line}`;
  return `${place}: the apostrophe ends the text. Put the text in double quotation marks: "${text}"`;
};

/**
 * Returns that sentence for a failed build; undefined when it failed for another reason.
 * @param report what webpack prints about the build
 */
export const apostropheHint = (report: string): string | undefined => {
  const { file, line } = placePattern.exec(report)?.groups ?? {};
  return file === undefined || line === undefined
    ? undefined
    : apostropheHintAt(file, line, sourceLine(report, line) ?? '');
};
