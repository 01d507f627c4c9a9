import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useLocation } from '@pairwise/router';
import { ChatListItem } from '@pairwise/ui/chat';

import { useChatPreview } from './chat-preview.ts';
import { useThumbAddress } from './media-address.ts';
import type { NewChat } from './new-chats.ts';
import { useTimeLabel } from './time-label.ts';
import { WaitingState } from './waiting-state.tsx';

/** The line of a chat that its first message has not opened yet. It leads to where that message was written. */
export const NewChatLine = ({ chat: { partner, waiting } }: { chat: NewChat }) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const timeLabel = useTimeLabel();
  const preview = useChatPreview({ last: null }, waiting);
  const address = paths.memberChat(partner.id);
  const time = new Date(waiting.writtenAt).toISOString();
  return (
    <ChatListItem
      as={Link}
      to={address}
      current={useLocation().pathname === address}
      name={<bdi>{partner.name}</bdi>}
      src={thumbAddress(partner)}
      onlineLabel={partner.online === 'now' ? t('chats.online') : undefined}
      time={<time dateTime={time}>{timeLabel(time)}</time>}
      preview={
        <>
          <WaitingState entry={waiting} />
          {preview}
        </>
      }
    />
  );
};
