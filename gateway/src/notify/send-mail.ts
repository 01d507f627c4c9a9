import { formatTime } from '../registry/format-time.ts';
import type { Delivery } from './delivery.ts';
import { reasonOf, sentenceOf } from './event-text.ts';
import { type MailChannel, requireMailAddress } from './mail-channel.ts';
import type { Subscription, Target } from './subscription.ts';
import { TargetRefused } from './target-refused.ts';

const footer = ({ id, name, createdBy, createdAt }: Subscription): string =>
  `${createdBy} subscribed this address on ${formatTime(createdAt)} UTC. To end it:\n` +
  `npm run mfe -- notify remove ${name === '*' ? 'all' : name} ${id} --why "…"`;

/** Formats a mail. Its reason is one line, so that it cannot pass for another part of the mail. */
const textOf = ({ event, subscription }: Delivery): string => {
  const { type, timestamp, data } = event;
  const reason = reasonOf(type, data)?.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
  return [
    `${sentenceOf(type, data)}.`,
    ...(reason === undefined ? [] : [`Reason: ${reason}`]),
    `Revision ${data.revision}, ${formatTime(timestamp)} UTC`,
    footer(subscription),
  ].join('\n\n');
};

export interface SendMailOptions {
  channel: MailChannel | undefined;
  /** Ends the sending when the program stops. */
  signal: AbortSignal;
}

/**
 * Sends a delivery by mail.
 * @returns why it failed; undefined when the mail server has taken it
 * @throws when `signal` has ended it
 */
export const sendMail = async (
  delivery: Delivery,
  { address }: Extract<Target, { kind: 'mail' }>,
  { channel, signal }: SendMailOptions,
): Promise<string | undefined> => {
  try {
    const to = requireMailAddress(address, channel);
    const { id, event } = delivery;
    const subject = sentenceOf(event.type, event.data);
    await channel?.port.send({ id: id.replaceAll('_', '-'), to, subject, text: textOf(delivery) }, signal);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TargetRefused) return error.message;
    return error instanceof Error ? error.message : 'the mail server did not take the mail';
  }
};
