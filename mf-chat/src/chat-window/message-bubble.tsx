import type { Message } from '@pairwise/contracts';
import { formatTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { Bubble, Cluster, css, IconGift, Photo, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { usePhotoAddress } from '../chat-list/media-address.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Reserves the space of the photo, so that nothing moves when it loads. */
const photoBox = css({ inlineSize: 'min(260px, 62vw)', borderRadius: theme.radius.md, overflow: 'hidden' });

const isGift = (gift: string | undefined): gift is 'rose' | 'drink' | 'ring' =>
  gift === 'rose' || gift === 'drink' || gift === 'ring';

const MessageContent = ({ message, author }: { message: Message; author: string }) => {
  const { t } = useTranslation('mf-chat');
  const photoAddress = usePhotoAddress();
  if (message.kind === 'photo' && message.image) {
    const { filename, width, height, blurhash } = message.image;
    return (
      <div css={photoBox}>
        <Photo
          src={photoAddress(filename, 640)}
          alt={message.from_me ? t('chat.photoByYou') : t('chat.photo', { name: author })}
          ratio={`${width} / ${height}`}
          blurhash={blurhash}
        />
      </div>
    );
  }
  if (message.kind === 'gift') {
    return (
      <Cluster as="span" gap={2} wrap={false}>
        <IconGift />
        <Text as="span" weight="bold">
          {t(`chat.gift.${isGift(message.gift) ? message.gift : 'other'}`)}
        </Text>
      </Cluster>
    );
  }
  return <span css={words}>{message.body}</span>;
};

export interface MessageBubbleProps {
  message: Message;
  /** The partner's name, or the text for a deleted member. */
  author: string;
  read: boolean;
  /** Shows the time, and on own messages the state. */
  showState: boolean;
}

/** One message. System messages are rendered as a plain line. */
export const MessageBubble = ({ message, author, read, showState }: MessageBubbleProps) => {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  if (message.kind === 'system') {
    return (
      <Text size="sm" tone="muted" css={{ textAlign: 'center', paddingBlock: theme.space[2] }}>
        {message.body}
      </Text>
    );
  }
  const time = <time dateTime={message.created_at}>{formatTime(message.created_at, language)}</time>;
  const unreadLabel = message.state === 'delivered' ? t('chat.delivered') : t('chat.sent');
  return (
    <Bubble
      side={message.from_me ? 'out' : 'in'}
      {...(showState && { time })}
      {...(showState &&
        message.from_me && { status: read ? 'read' : 'sent', statusLabel: read ? t('chat.read') : unreadLabel })}
    >
      <VisuallyHidden>{message.from_me ? t('chat.you') : author}: </VisuallyHidden>
      <MessageContent message={message} author={author} />
    </Bubble>
  );
};
