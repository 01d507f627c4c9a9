import type { RegistryDocument } from '../registry/index.ts';

const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));

/** Returns every published name: the shell first, then alphabetically. */
export const publishedNames = ({ versions }: RegistryDocument): string[] => inOrder(Object.keys(versions));

/** Returns every name that is registered or published, in the same order. */
export const knownNames = ({ names = {}, versions }: RegistryDocument): string[] =>
  inOrder([...new Set([...Object.keys(names), ...Object.keys(versions)])]);
