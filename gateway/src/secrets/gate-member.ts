import { createHmac } from 'node:crypto';

import { openSecretKey } from './secret-key.ts';

/**
 * Returns address and password of the reserved member as whom the gate visits members' pages. Both follow from a secret of
 * the data directory, so several machines with one database have a member each.
 */
export const gateMemberOf = (dataDir: string): { email: string; password: string } => {
  const key = openSecretKey(dataDir, 'gate-member');
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose);
  return {
    email: `gate-${derive('name').digest('hex').slice(0, 12)}@gate.invalid`,
    password: derive('password').digest('base64url'),
  };
};
