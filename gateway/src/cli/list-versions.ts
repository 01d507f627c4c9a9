import type { ShownStatus, VersionsResponse, VersionState } from '@pairwise/contracts/console';

import type { Client } from './client.ts';

export interface VersionFilter {
  search: string;
  status: ShownStatus | undefined;
}

/** Reads all versions of a name that match, newest first, page by page. */
export const listVersions = async (
  client: Client,
  name: string,
  { search, status }: VersionFilter,
): Promise<VersionState[]> => {
  const found: VersionState[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const query = new URLSearchParams({ limit: '200', search, ...(status && { status }) });
    if (before !== undefined) query.set('before', `${before}`);
    const address = `/api/names/${encodeURIComponent(name)}/versions?${query.toString()}`;
    const { versions, next }: VersionsResponse = await client.get(address);
    found.push(...versions);
    before = next;
  }
  return found;
};
