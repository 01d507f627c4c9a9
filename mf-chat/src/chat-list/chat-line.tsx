import type { ChatItem } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { IconBellOff, VisuallyHidden } from '@pairwise/ui';
import { ChatListItem } from '@pairwise/ui/chat';

import { useIsTyping } from '../live/typing.ts';
import type { OutboxEntry } from '../outbox/index.ts';
import { useThumbAddress } from './media-address.ts';
import { useTimeLabel } from './time-label.ts';
import { useChatPreview } from './chat-preview.ts';
import { WaitingState } from './waiting-state.tsx';

interface ChatLineProps {
  chat: ChatItem;
  /** The newest message that is not sent yet. As in the window, it follows all others. */
  waiting: OutboxEntry | undefined;
  current: boolean;
}

/** One chat of the list: partner, last message, time, and the number of unread messages. */
export const ChatLine = ({ chat, waiting, current }: ChatLineProps) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const timeLabel = useTimeLabel();
  const preview = useChatPreview(chat, waiting?.content);
  const { profile, last, num_unread_messages: unread } = chat;
  const isTyping = useIsTyping(chat.conversation);
  // The draft in the list is the server's. While a message waits here, it may be that message.
  const draft = !isTyping && !waiting && chat.draft !== undefined && chat.draft !== '';
  const time = waiting ? new Date(waiting.writtenAt).toISOString() : last?.created_at;
  return (
    <ChatListItem
      as={Link}
      to={paths.chat(chat.conversation)}
      current={current}
      name={
        <>
          <bdi>{profile?.name ?? t('chats.deletedMember')}</bdi>
          {chat.muted && (
            <>
              {' '}
              <IconBellOff size={16} css={{ display: 'inline', verticalAlign: '-2px' }} />
              <VisuallyHidden>{t('chats.muted')}</VisuallyHidden>
            </>
          )}
        </>
      }
      src={thumbAddress(profile)}
      onlineLabel={profile?.online === 'now' ? t('chats.online') : undefined}
      time={time !== undefined && <time dateTime={time}>{timeLabel(time)}</time>}
      preview={
        isTyping ? (
          t('chats.typing')
        ) : (
          <>
            {waiting && <WaitingState state={waiting.state} />}
            {preview}
          </>
        )
      }
      draftLabel={draft ? t('chats.draft') : undefined}
      unread={unread}
      unreadLabel={t('chats.unread', { count: unread })}
    />
  );
};
