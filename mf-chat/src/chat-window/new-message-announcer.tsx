import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

const useSummary = (author: string): ((message: Message) => string) => {
  const { t } = useTranslation('mf-chat');
  return ({ kind, body = '' }) => {
    if (kind === 'photo') return t('chat.photo', { name: author });
    return t('chat.announce', { name: author, text: kind === 'gift' ? t('chats.gift') : body });
  };
};

const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

/** Reads each message that arrives while the chat is open to screen readers, once. */
export const NewMessageAnnouncer = ({ messages, author }: { messages: readonly Message[]; author: string }) => {
  const summary = useSummary(author);
  const newest = lastSeq(messages);
  // The messages of the last arrival: those after `from`. Earlier ones were read when they arrived.
  const [arrival, setArrival] = useState({ from: newest, to: newest });
  if (newest > arrival.to) setArrival({ from: arrival.to, to: newest });
  const arrived = messages.filter(({ from_me, seq }) => !from_me && seq > arrival.from);
  return (
    // Not a status: a reader would read all of it again, not only what was added.
    <div aria-live="polite" aria-relevant="additions" aria-atomic="false">
      {arrived.map((message) => (
        <VisuallyHidden key={message.seq}>{summary(message)}</VisuallyHidden>
      ))}
    </div>
  );
};
