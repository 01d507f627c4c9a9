import { bannedWords } from './banned-words.ts';
import { proseOf } from './prose.ts';

export interface Finding {
  file: string;
  line: number;
  /** As it is written there. */
  found: string;
  replacement: string;
}

/** Lets a space in a pattern match a line break with its indentation. */
const acrossLines = ({ source }: RegExp): RegExp => new RegExp(source.replaceAll(' ', String.raw`\s+`), 'gi');

const compiled = bannedWords.map(({ pattern, allowed, ...word }) => ({
  ...word,
  pattern: acrossLines(pattern),
  allowed: (allowed ?? []).map(({ phrase, files }) => ({ phrase: acrossLines(phrase), files })),
}));

/** Whether an allowed phrase covers the whole of what was found. */
const isWithin = (
  phrases: readonly RegExp[],
  prose: string,
  { index: at, found }: { index: number; found: string },
): boolean =>
  phrases.some((phrase) =>
    [...prose.matchAll(phrase)].some(({ 0: text, index }) => index <= at && at + found.length <= index + text.length),
  );

/** Finds the banned words in the prose of one file. */
export const findBannedWords = (file: string, text: string): Finding[] => {
  const prose = proseOf(file, text);
  if (prose === undefined) return [];
  return compiled
    .flatMap(({ pattern, allowed, replacement }) => {
      const phrases = allowed.filter(({ files }) => files?.test(file) ?? true).map(({ phrase }) => phrase);
      return [...prose.matchAll(pattern)]
        .filter(({ 0: found, index }) => !isWithin(phrases, prose, { index, found }))
        .map(({ 0: found, index }) => ({
          file,
          line: prose.slice(0, index).split('\n').length,
          found: found.replaceAll(/\s+/g, ' '),
          replacement,
        }));
    })
    .toSorted((a, b) => a.line - b.line);
};

export const formatFinding = ({ file, line, found, replacement }: Finding): string =>
  `${file}:${line}  "${found}": write ${replacement}`;
