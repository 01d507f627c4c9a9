/* Finds the ids of requirements, product decisions and claims, in documents and in sources. */

/** Returns the ids that the documents define: those at the beginning of a line. */
export const definedIds = (documents: string[]): Set<string> => {
  const opening = /^(?:- |\| |### |- \*\*)([A-Z]+-\d+)\b/gm;
  return new Set(documents.flatMap((text) => [...text.matchAll(opening)].map((match) => match[1] ?? '')));
};

const title = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** Names that have the form of an id. */
const otherNames = new Set(['UTF-8', 'UTF-16', 'SHA-1', 'SHA-256', 'SHA-384', 'ISO-8601']);

/** Returns the ids in the test titles of a file. */
export const titleIds = (source: string): string[] =>
  [...source.matchAll(title)]
    .flatMap((match) => [...(match[2] ?? '').matchAll(/\b[A-Z]+-\d+\b/g)].map(([id]) => id))
    .filter((id) => !otherNames.has(id));

/** Returns the product decisions that comments name: `decisions C-14`, `decisions G-1, G-2`. */
export const namedDecisions = (source: string): string[] =>
  [...source.matchAll(/\bdecisions? ([A-Z]-\d+(?:(?:, | and )[A-Z]-\d+)*)/g)].flatMap((match) =>
    (match[1] ?? '').split(/, | and /),
  );
