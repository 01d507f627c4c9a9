import { ensureGateMember } from '@pairwise/api/db';
import { gateMemberOf } from '@pairwise/gateway/gate-member';

import type { Settings } from '../settings.ts';

/**
 * Returns the settings with the member as whom the gate visits members' pages: the one that the settings name, else a
 * reserved one, which is created.
 */
export const withGateMember = async (settings: Settings, databaseUrl: string): Promise<Settings> => {
  if (settings.gate.email !== undefined) return settings;
  const account = gateMemberOf(settings.dataDir);
  await ensureGateMember(databaseUrl, account);
  const { email, password } = account;
  return { ...settings, gate: { ...settings.gate, email, password } };
};
