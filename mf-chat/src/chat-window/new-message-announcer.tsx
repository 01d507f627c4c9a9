import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

const useSummary = (message: Message | undefined, author: string): string => {
  const { t } = useTranslation('mf-chat');
  if (!message) return '';
  if (message.kind === 'photo') return t('chat.photo', { name: author });
  const text = message.kind === 'gift' ? t('chats.gift') : (message.body ?? '');
  return t('chat.announce', { name: author, text });
};

/** Reads each message that arrives while the chat is open to screen readers, once. */
export const NewMessageAnnouncer = ({ messages, author }: { messages: readonly Message[]; author: string }) => {
  const [openedAt] = useState(messages.at(-1)?.seq ?? 0);
  const latest = messages.findLast(({ from_me, seq }) => !from_me && seq > openedAt);
  return (
    <output>
      <VisuallyHidden>{useSummary(latest, author)}</VisuallyHidden>
    </output>
  );
};
