import type { Language } from '@pairwise/contracts/languages';

import type { RegisteredVersion } from '../registry/index.ts';
import { fileAddress, integrityOf, type Resolution } from './resolve.ts';

export interface Preload {
  address: string;
  integrity: string;
}

const preloadsOf = (version: RegisteredVersion, files: readonly string[]): Preload[] =>
  files.map((file) => ({ address: fileAddress(version, file), integrity: integrityOf(version, file) }));

/**
 * Returns exactly the files that the page's first screen needs. Fetched together with the shell, they reduce the way
 * from the page to the screen from six requests in sequence to two.
 */
export const preloads = ({ shell, owner, route }: Resolution, language: Language): Preload[] => {
  const shellTexts = preloadsOf(shell, shell.messages[language] ?? []);
  // Development files have no hash to preload with. A fallback version is fetched only when it is needed.
  if (!owner || !route || owner.development) return shellTexts;
  const { version } = owner;
  const files = [
    version.entry,
    ...version.lifecycle,
    ...(version.screens[route.screen] ?? []),
    ...(version.messages[language] ?? []),
  ];
  return [...shellTexts, ...preloadsOf(version, [...new Set(files)])];
};
