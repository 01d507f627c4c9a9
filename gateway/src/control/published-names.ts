import type { RegistryDocument } from '../registry/index.ts';

/** Returns every published name: the shell first, then alphabetically. */
export const publishedNames = ({ versions }: RegistryDocument): string[] =>
  Object.keys(versions).sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
