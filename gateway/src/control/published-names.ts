import type { RegistryDocument } from '../registry/index.ts';

/** Every name that was ever published: the shell, then by the alphabet. */
export const publishedNames = ({ versions }: RegistryDocument): string[] =>
  Object.keys(versions).sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
