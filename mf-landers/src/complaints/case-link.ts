/** What opens a case without a login. */
export interface CaseKey {
  id: string;
  secret: string;
}

/** Reads the case that the fragment of a mailed link names (`paths.complaints`). */
export const caseIn = (hash: string): CaseKey | undefined => {
  const [, id, secret] = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/i.exec(hash) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
};
