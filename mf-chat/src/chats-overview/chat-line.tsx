import type { ChatItem } from '@pairwise/contracts';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Avatar, Badge, css, media, Text, theme } from '@pairwise/ui';

import { useThumbAddress } from '../media-address.ts';
import { useTimeLabel } from '../time-label.ts';
import { chatLineBox } from './chat-line-box.ts';
import { useChatPreview } from './chat-preview.ts';

const link = css({
  borderRadius: theme.radius.md,
  color: theme.color.ink,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { background: theme.color.inset } },
  '&[aria-current]': { background: theme.color.secondarySoft },
  '&:focus-visible': { outlineOffset: -3 },
});

const row = css({ display: 'flex', alignItems: 'center', gap: theme.space[2], minBlockSize: 24 });
const grow = css({ flex: 1, minInlineSize: 0 });

/** One conversation of the list: who, the last words, when, and how many are new. */
export const ChatLine = ({ chat, current }: { chat: ChatItem; current: boolean }) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const timeLabel = useTimeLabel();
  const preview = useChatPreview(chat);
  const { profile, last, num_unread_messages: unread } = chat;
  const online = profile?.online === 'now';
  return (
    <Link to={paths.chat(chat.conversation)} aria-current={current ? 'page' : undefined} css={[chatLineBox, link]}>
      <Avatar
        size={52}
        src={thumbAddress(profile)}
        ring={current ? theme.color.secondarySoft : theme.color.surface}
        {...(online && { onlineLabel: t('chats.online') })}
      />
      <span css={grow}>
        <span css={row}>
          <Text as="strong" clip css={grow}>
            {profile?.name ?? t('chats.deletedMember')}
          </Text>
          {last && (
            <Text as="span" size="xs" tone="muted" numeric>
              <time dateTime={last.created_at}>{timeLabel(last.created_at)}</time>
            </Text>
          )}
        </span>
        <span css={row}>
          <Text
            as="span"
            size="sm"
            clip
            tone={unread > 0 ? 'default' : 'muted'}
            weight={unread > 0 ? 'medium' : 'body'}
            css={grow}
          >
            {chat.draft !== undefined && chat.draft !== '' && (
              <Text as="span" size="sm" tone="danger" weight="medium">
                {t('chats.draft')}:{' '}
              </Text>
            )}
            {preview}
          </Text>
          <Badge count={unread} label={t('chats.unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
};
