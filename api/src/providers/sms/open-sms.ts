import type { Outbox } from '@pairwise/mail';

import type { Env } from '../../env.ts';
import { openElks } from './elks.ts';
import type { SmsPort } from './sms-port.ts';

/**
 * Opens the provider of text messages of the settings, or the local outbox beside the mails. Production has no outbox: without
 * a provider it sends none, and offers no direct debit.
 */
export const openSms = ({ production, elks }: Env, outbox: Outbox): SmsPort | undefined => {
  if (elks) return openElks(elks);
  if (production) return undefined;
  return { send: ({ id, to, text }, signal) => outbox.send({ id, to, subject: '', text }, signal) };
};
