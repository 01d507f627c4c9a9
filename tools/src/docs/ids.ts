/** Ids of requirements, product decisions and claims, and where sources name them. */

/** Ids that the documents define, told by the line that opens with them. */
export const definedIds = (documents: string[]): Set<string> => {
  const opening = /^(?:- |\| |### |- \*\*)([A-Z]+-\d+)\b/gm;
  return new Set(documents.flatMap((text) => [...text.matchAll(opening)].map((match) => match[1] ?? '')));
};

const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** Looks like an id and is none. */
const otherNames = new Set(['UTF-8', 'UTF-16', 'SHA-1', 'SHA-256', 'SHA-384', 'ISO-8601']);

/** Ids in the titles of the tests of one file. */
export const titleIds = (source: string): string[] =>
  [...source.matchAll(title)]
    .flatMap((match) => [...(match[2] ?? '').matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id))
    .filter((id) => !otherNames.has(id));

/** Product decisions that a comment names: `decisions C-14`, `decisions G-1, G-2`. */
export const namedDecisions = (source: string): string[] =>
  [...source.matchAll(/\bdecisions? ([A-Z]-\d+(?:(?:, | and )[A-Z]-\d+)*)/g)].flatMap((match) =>
    (match[1] ?? '').split(/, | and /),
  );
