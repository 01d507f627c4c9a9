import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { apostropheHintAt } from '@pairwise/webpack/apostrophe-hint';

/** The first line of the stack of such an error: the path of the file, or its address in a package of modules, and the line. */
const placePattern = /^(?<place>(?:file:\/\/)?\/.+):(?<line>\d+)\n/;

/**
 * Describes the error of Node about a TypeScript file that does not compile: the file, the line, and what to write when an
 * apostrophe ends a text. Returns undefined for every other error.
 */
export const describeSyntaxError = (error: unknown): string | undefined => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_TYPESCRIPT_SYNTAX')) return undefined;
  const { place, line } = placePattern.exec(error.stack ?? '')?.groups ?? {};
  if (place === undefined || line === undefined) return undefined;
  const file = place.startsWith('file:') ? fileURLToPath(place) : place;
  const source = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return (
    apostropheHintAt(file, line, source) ??
    [
      `${path.relative(process.cwd(), file)}, line ${line}: ${error.message}`,
      source,
      'The mistake may be at the end of the line above: each text ends with a quotation mark and a comma.',
    ].join('\n')
  );
};
