import type { RolledBack, VersionsResponse } from '@pairwise/contracts/console';

import type { Client } from './client.ts';
import { formatRolledBack } from './format.ts';
import type { LiveView } from './read-live.ts';

/** Reads when a version was rolled back that the state does not list, because it is old. */
const readRolledBack = async (client: Client, name: string, version: string): Promise<RolledBack | undefined> => {
  const query = new URLSearchParams({ search: version });
  const address = `/api/names/${encodeURIComponent(name)}/versions?${query.toString()}`;
  const { versions } = await client.get<VersionsResponse>(address);
  return versions.find((one) => one.version === version)?.rolledBack;
};

/** Prints when, by whom and why a version was rolled back, if it ever was. By default it is the canary. */
export const warnRolledBack = async (
  client: Client,
  { state }: LiveView,
  { name, version }: { name: string; version: string | undefined },
  print: (line: string) => void,
): Promise<void> => {
  const offered = version ?? state?.rollout?.version;
  if (!state || offered === undefined) return;
  const listed = state.versions.find((one) => one.version === offered);
  const isOld = !listed && state.versionCount > state.versions.length;
  const rolledBack = isOld ? await readRolledBack(client, name, offered) : listed?.rolledBack;
  if (rolledBack) print(`${name} ${offered} was ${formatRolledBack(rolledBack)}.`);
};
