import { useOnline } from '@pairwise/api-client';
import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

import type { OutboxEntry } from '../outbox/index.ts';

const useSummary = (author: string): ((message: Message) => string) => {
  const { t } = useTranslation('mf-chat');
  return ({ kind, body = '', from_me }) => {
    if (from_me) return t('chat.sent');
    if (kind === 'photo') return t('chat.photo', { name: author });
    return t('chat.announce', { name: author, text: kind === 'gift' ? t('chats.gift') : body });
  };
};

const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

interface NewMessageAnnouncerProps {
  messages: readonly Message[];
  /** Messages of the member that the server does not have yet. */
  waiting: readonly OutboxEntry[];
  author: string;
}

/**
 * Reads each message that arrives while the chat is open to screen readers, once. Of the member's own messages it says that
 * they are sent, or that they wait for the network.
 */
export const NewMessageAnnouncer = ({ messages, waiting, author }: NewMessageAnnouncerProps) => {
  const { t } = useTranslation('mf-chat');
  const summary = useSummary(author);
  const online = useOnline();
  const queued = online ? undefined : waiting.findLast(({ state }) => state === 'waiting');
  const newest = lastSeq(messages);
  // The messages of the last arrival: those after `from`. Earlier ones were read when they arrived.
  const [arrival, setArrival] = useState({ from: newest, to: newest });
  if (newest > arrival.to) setArrival({ from: arrival.to, to: newest });
  const arrived = messages.filter(({ seq }) => seq > arrival.from);
  const lastOwn = arrived.findLast(({ from_me }) => from_me);
  const read = arrived.filter((message) => !message.from_me || message === lastOwn);
  return (
    // Not a status: a reader would read all of it again, not only what was added.
    <div aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {read.map((message) => (
        <VisuallyHidden key={message.seq}>{summary(message)}</VisuallyHidden>
      ))}
      {queued && <VisuallyHidden key={queued.clientId}>{t('chat.wait.offline')}</VisuallyHidden>}
    </div>
  );
};
