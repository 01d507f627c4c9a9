import { join } from 'node:path';

import { type MailPort, openOutbox, openSmtp, type Outbox } from '@pairwise/mail';

import type { Env } from '../../env.ts';

/** Opens the mail server of the settings, or the local outbox when none is set. */
export const openMail = (env: Env): { mail: MailPort; outbox: Outbox } => {
  const outbox = openOutbox(join(env.dataDir, 'outbox'));
  const { hostname } = env.publicUrl;
  const mail = env.smtpUrl ? openSmtp(env.smtpUrl, `Pairwise <noreply@${hostname}>`, hostname) : outbox;
  return { mail, outbox };
};
