import ts from 'typescript';

/** Takes the place of what is not prose; no pattern matches across it. */
const gap = '\u0001';

const hide = (text: string): string => text.replaceAll(/\S/g, gap);

interface Range {
  start: number;
  end: number;
}

/** Returns the text with everything outside the ranges hidden. Its length and line breaks stay. */
const keepRanges = (text: string, ranges: readonly Range[]): string => {
  let result = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += hide(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return result + hide(text.slice(at));
};

const matches = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Hides inline code, addresses, link targets, values in titles and the parameter names of doc comments. */
const hideCode = (text: string): string =>
  text
    .replaceAll(/`[^`\n]+`/g, hide)
    .replaceAll(/\b[a-z]+:\/\/[^\s)>]+/g, hide)
    .replaceAll(/\]\([^)\s]+\)/g, hide)
    .replaceAll(/@(?:param|template)\s+\S+|\{@link [^}]+\}|\$\{[^}]*\}/g, hide);

/** Replaces the decoration of comments by spaces, so that a sentence may continue on the next line. */
const plainComments = (text: string): string =>
  text.replaceAll(/\/\*\*?|\*\/|^[ \t]*\*(?= |$)|\/\/+/gm, (decoration) => ' '.repeat(decoration.length));

const literalKinds = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

const testFunctions = new Set(['test', 'it', 'describe']);

/** Whether the expression is `test`, `it` or `describe`, or one of their variants such as `test.each([…])`. */
const isTestFunction = (expression: ts.Expression): boolean => {
  if (ts.isIdentifier(expression)) return testFunctions.has(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return isTestFunction(expression.expression);
  return ts.isCallExpression(expression) && isTestFunction(expression.expression);
};

const titleOf = (node: ts.Node): ts.Node | undefined => {
  if (!ts.isCallExpression(node) || !isTestFunction(node.expression)) return undefined;
  const [first] = node.arguments;
  return first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) ? first : undefined;
};

/** Finds the comments and the titles of tests in a TypeScript or JavaScript source. */
const sourceRanges = (file: string, text: string): Range[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const literals: Range[] = [];
  const titles: Range[] = [];
  const visit = (node: ts.Node): void => {
    const range = { start: node.getStart(source), end: node.getEnd() };
    // The text between JSX elements begins before its first character that is not a space.
    if (literalKinds.has(node.kind)) literals.push(ts.isJsxText(node) ? { ...range, start: node.pos } : range);
    const title = titleOf(node);
    if (title) titles.push({ start: title.getStart(source) + 1, end: title.getEnd() - 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  let code = '';
  let at = 0;
  for (const { start, end } of literals.toSorted((a, b) => a.start - b.start)) {
    code += text.slice(at, start) + hide(text.slice(start, end));
    at = end;
  }
  code += text.slice(at);
  return [...matches(code, /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g), ...titles];
};

const markdownProse = (text: string): string =>
  text.replaceAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm, (block) =>
    keepRanges(
      block,
      // Of an example only the remarks of its commands are prose.
      matches(block, /(?<=\s)# [^\n]*/g),
    ),
  );

const remarkPatterns: Record<string, RegExp> = {
  css: /\/\*[\s\S]*?\*\//g,
  sql: /\/\*[\s\S]*?\*\/|--[^\n]*/g,
  html: /<!--[\s\S]*?-->/g,
  yaml: /(?<=^|\s)#[^\n]*/g,
};

/**
 * Returns the prose of a file, with everything else hidden and every line in its place: a whole document, the comments
 * and test titles of a source, the comments of other files. Undefined for files without prose.
 */
export const proseOf = (file: string, text: string): string | undefined => {
  const name = file.replace(/\.template$/, '');
  if (name.endsWith('.md')) return hideCode(markdownProse(text));
  if (/\.([cm]?[jt]s|tsx)$/.test(name)) {
    return plainComments(hideCode(keepRanges(text, sourceRanges(name, text))));
  }
  const pattern = remarkPatterns[/\.(\w+)$/.exec(name)?.[1] ?? ''];
  return pattern && plainComments(hideCode(keepRanges(text, matches(text, pattern))));
};
