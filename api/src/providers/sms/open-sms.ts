import type { Env } from '../../env.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { SmsPort } from './sms-port.ts';

/** Opens the local outbox for text messages, beside the mails. Production has no provider yet, and sends none. */
export const openSms = ({ production }: Env, outbox: Outbox): SmsPort | undefined =>
  production ? undefined : { send: ({ id, to, text }, signal) => outbox.send({ id, to, subject: '', text }, signal) };
