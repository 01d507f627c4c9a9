import { languages } from '@pairwise/contracts/languages';
import type { PrerenderedFile } from '@pairwise/contracts/prerendered';

import { parsePrerendered } from '../../builds/prerendered.ts';
import { fileAddress } from '../../page/resolve.ts';
import { type Candidate, verdict } from '../candidate.ts';

/** Name and language of a file with fragments. */
const fragmentFile = /^prerendered\/([\w-]+)\.([a-z]{2})\.json$/;

/** A fragment shows pictures of its own version only: those of another one may be revoked. */
const foreignFiles = (file: PrerenderedFile, folder: string): boolean =>
  file.fragments.some(({ html }) => html.replaceAll(folder, '').includes('/remotes/'));

/**
 * Checks what the build has rendered of pages: HTML and CSS without code and foreign addresses, in every language. It
 * becomes part of documents before any script runs.
 */
export const prerendered = async ({ version, read }: Candidate) => {
  const problems: string[] = [];
  const names = new Map<string, string[]>();
  for (const { path } of version.files.filter((file) => file.path.startsWith('prerendered/'))) {
    const [, name, language = ''] = fragmentFile.exec(path) ?? [];
    if (name === undefined) {
      problems.push(`${path} is not named <name>.<language>.json`);
      continue;
    }
    names.set(name, [...(names.get(name) ?? []), language]);
    try {
      const bytes = await read(path);
      if (!bytes) problems.push(`${path} is not in the store`);
      else if (foreignFiles(parsePrerendered(bytes), fileAddress(version, '')))
        problems.push(`${path} names a file of another version`);
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const [name, found] of names) {
    for (const language of languages)
      if (!found.includes(language)) problems.push(`${name} is not prerendered in "${language}"`);
  }
  const passed =
    names.size === 0 ? 'It prerenders nothing.' : `${names.size} prerendered parts, in ${languages.join(', ')}.`;
  return verdict('prerendered', problems, passed);
};
