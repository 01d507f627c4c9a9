import { useOnline } from '@pairwise/api-client';
import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import type { OutboxEntry } from '../outbox/index.ts';
import { endBegunChat, isBegunChat, NO_CHAT } from './begun-chat.ts';

const useSummary = (author: string): ((message: Message) => string) => {
  const { t } = useTranslation('mf-chat');
  return ({ kind, body = '', from_me }) => {
    if (from_me) return t('chat.sent');
    if (kind === 'photo') return t('chat.photo', { name: author });
    return t('chat.announce', { name: author, text: kind === 'gift' ? t('chats.gift') : body });
  };
};

/** Screen readers read what is added to an element only when they know the element. In milliseconds. */
const KNOWN_AFTER = 200;

const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

interface NewMessageAnnouncerProps {
  /** `NO_CHAT` on the page of a new chat. */
  chatId: number;
  messages: readonly Message[];
  /** Messages of the member that the server does not have yet. */
  waiting: readonly OutboxEntry[];
  author: string;
}

/**
 * Reads each message that arrives while the chat is open to screen readers, once. Of the member's own messages it says that
 * they are sent, or that they wait for the network. The first message of a chat is sent on another page, which is replaced by that of the chat.
 */
export const NewMessageAnnouncer = ({ chatId, messages, waiting, author }: NewMessageAnnouncerProps) => {
  const { t } = useTranslation('mf-chat');
  const summary = useSummary(author);
  const online = useOnline();
  const queued = online ? undefined : waiting.findLast(({ state }) => state === 'waiting');
  const newest = lastSeq(messages);
  // The messages of the last arrival: those after `from`. Earlier ones were read when they arrived.
  const [arrival, setArrival] = useState({ from: newest, to: newest });
  if (newest > arrival.to) setArrival({ from: arrival.to, to: newest });
  useEffect(() => {
    if (!isBegunChat(chatId)) return undefined;
    const timer = setTimeout(() => {
      endBegunChat();
      setArrival(({ to }) => ({ from: 0, to }));
    }, KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [chatId]);
  // The first message ends the page of a new chat: what is added here then is gone before a reader reads it.
  const [isNew] = useState(chatId === NO_CHAT);
  const arrived = isNew ? [] : messages.filter(({ seq }) => seq > arrival.from);
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
