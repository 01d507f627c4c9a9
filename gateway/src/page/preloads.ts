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
 * The exact files that the page's first screen needs, and no others: fetched side by side with the shell, they make
 * the way from the page to the screen two requests deep instead of six.
 */
export const preloads = ({ shell, owner, route }: Resolution, language: Language): Preload[] => {
  const shellTexts = preloadsOf(shell, shell.messages[language] ?? []);
  // What comes from its sources has no hash to preload with; what stands in is fetched only when it has to.
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
