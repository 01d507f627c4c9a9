import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useLocation } from '@pairwise/router';
import { ChatListItem } from '@pairwise/ui/chat';

import { useChatPreview } from './chat-preview.ts';
import { useThumbAddress } from './media-address.ts';
import type { NewChat } from './new-chats.ts';
import { useTimeLabel } from './time-label.ts';
import { WaitingState } from './waiting-state.tsx';

/** What a line shows of a chat that begins: the message, its state and its time. A draft has only its text. */
const shownOf = (chat: NewChat) => {
  if ('draft' in chat) return { draft: chat.draft };
  if ('waiting' in chat) {
    const { content, state, writtenAt } = chat.waiting;
    return { content, state, time: new Date(writtenAt).toISOString() };
  }
  const { body, created_at: time } = chat.held;
  return { content: { kind: 'text', body }, state: 'held', time } as const;
};

/** The line of a chat that its first message has not opened yet. It leads to where that message was written. */
export const NewChatLine = ({ chat }: { chat: NewChat }) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const timeLabel = useTimeLabel();
  const { partner } = chat;
  const { draft, content, state, time } = shownOf(chat);
  const preview = useChatPreview({ last: null, ...(draft !== undefined && { draft }) }, content);
  const address = paths.memberChat(partner.id);
  return (
    <ChatListItem
      as={Link}
      to={address}
      current={useLocation().pathname === address}
      name={<bdi>{partner.name}</bdi>}
      src={thumbAddress(partner)}
      onlineLabel={partner.online === 'now' ? t('chats.online') : undefined}
      time={time !== undefined && <time dateTime={time}>{timeLabel(time)}</time>}
      preview={
        <>
          {state && <WaitingState state={state} />}
          {preview}
        </>
      }
      draftLabel={draft === undefined ? undefined : t('chats.draft')}
    />
  );
};
