import type { Language } from '@pairwise/contracts/languages';

import type { RegisteredVersion } from '../registry/index.ts';
import { fileAddress, integrityOf, type Resolution } from './resolve.ts';

export interface CodePreload {
  address: string;
  integrity: string;
}

const preloadsOf = (version: RegisteredVersion, files: readonly string[]): CodePreload[] =>
  files.map((file) => ({ address: fileAddress(version, file), integrity: integrityOf(version, file) }));

/**
 * Returns the files of code and texts that the first screen needs, for preload links. The browser loads them together with
 * the shell: the screen then waits for two requests in a row, without preload links for six.
 */
export const codePreloads = ({ shell, owner, route }: Resolution, language: Language): CodePreload[] => {
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
