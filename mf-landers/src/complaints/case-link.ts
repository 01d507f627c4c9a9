import type { CaseKey } from './complaint.queries.ts';

/** Reads the case that the fragment of a mailed link names (`paths.complaints`). */
export const caseIn = (hash: string): CaseKey | undefined => {
  const [, id, secret] = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/i.exec(hash) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
};
