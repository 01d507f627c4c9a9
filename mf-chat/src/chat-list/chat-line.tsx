import type { ChatItem } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { ChatListItem, IconBellOff, VisuallyHidden } from '@pairwise/ui';

import { useIsTyping } from '../live/typing.ts';
import { useThumbAddress } from './media-address.ts';
import { useTimeLabel } from './time-label.ts';
import { useChatPreview } from './chat-preview.ts';

/** One chat of the list: partner, last message, time, and the number of unread messages. */
export const ChatLine = ({ chat, current }: { chat: ChatItem; current: boolean }) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const timeLabel = useTimeLabel();
  const preview = useChatPreview(chat);
  const { profile, last, num_unread_messages: unread } = chat;
  const isTyping = useIsTyping(chat.conversation);
  const draft = !isTyping && chat.draft !== undefined && chat.draft !== '';
  return (
    <ChatListItem
      as={Link}
      to={paths.chat(chat.conversation)}
      current={current}
      name={
        <>
          {profile?.name ?? t('chats.deletedMember')}
          {chat.muted && (
            <>
              {' '}
              <IconBellOff size={16} css={{ verticalAlign: '-2px' }} />
              <VisuallyHidden>{t('chats.muted')}</VisuallyHidden>
            </>
          )}
        </>
      }
      src={thumbAddress(profile)}
      onlineLabel={profile?.online === 'now' ? t('chats.online') : undefined}
      time={last && <time dateTime={last.created_at}>{timeLabel(last.created_at)}</time>}
      preview={isTyping ? t('chats.typing') : preview}
      draftLabel={draft ? t('chats.draft') : undefined}
      unread={unread}
      unreadLabel={t('chats.unread', { count: unread })}
    />
  );
};
