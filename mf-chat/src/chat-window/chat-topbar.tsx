import { bus, useStream } from '@pairwise/bus';
import { type MemberCard, paths } from '@pairwise/contracts';
import { isolate, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Avatar,
  Badge,
  type BadgeProps,
  css,
  Heading,
  IconChevronLeft,
  IconCoin,
  IconLink,
  media,
  Skeleton,
  Text,
  theme,
} from '@pairwise/ui';
import type { ReactNode } from 'react';

import { useThumbAddress } from '../chat-list/media-address.ts';
import { bar, narrow } from './bar-style.ts';
import { useBuyAddress } from './use-buy-address.ts';

const partnerLink = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  [narrow]: { gap: theme.space[2] },
  flex: 1,
  minInlineSize: 0,
  minBlockSize: theme.tap,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.radius.md,
});

const balance = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: theme.tap,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.full,
  background: theme.color.primarySoft,
  color: theme.color.onPrimarySoft,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  [narrow]: {
    justifyContent: 'center',
    minInlineSize: theme.tap,
    paddingInline: theme.space[2],
    '& > svg': { display: 'none' },
  },
});

/** The count of other unread messages takes its room; the balance is also below the composer. */
const notNarrow = css({ [narrow]: { display: 'none' } });

const onlyPhone = css({ [media.up('md')]: { display: 'none' } });

/** Near the arrow whose messages it counts, over the empty edge of its button, and away from the photo of the partner. */
const besideArrow = css({ position: 'relative', marginInline: '-8px 8px', pointerEvents: 'none' });

/** The credit balance, linked to the bundles. A free member sees it only here (decisions B-16). */
const CreditBadge = ({ isCrowded }: { isCrowded: boolean }) => {
  const { t } = useTranslation('mf-chat');
  const user = useStream(bus.user$);
  const buyAddress = useBuyAddress();
  if (!user) return null;
  return (
    <Link
      to={buyAddress}
      aria-label={t('chat.credits', { count: user.credits })}
      css={[balance, isCrowded && notNarrow]}
    >
      <IconCoin />
      {user.credits}
    </Link>
  );
};

const Names = ({ partner, name }: { partner: MemberCard | null; name?: string | undefined }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <span css={{ flex: 1, minInlineSize: 0 }}>
      <Heading level={1} css={{ ...theme.text.md, lineHeight: 1.3, letterSpacing: 0 }}>
        {/* Nothing is below the text for a deleted member, so that it may take two lines. */}
        <Text as="span" clip={partner !== null} weight="bold" css={{ display: 'block' }}>
          {partner
            ? t('chat.nameAge', { name: partner.name, age: partner.age })
            : isolate(name ?? t('chats.deletedMember'))}
        </Text>
      </Heading>
      {partner?.online && (
        <Text as="span" size="xs" tone="muted" clip css={{ display: 'block' }}>
          {t(`chat.online.${partner.online}`)}
        </Text>
      )}
    </span>
  );
};

interface ChatTopbarProps {
  /** Undefined while it loads, null when the account was deleted (decisions C-14). */
  partner: MemberCard | null | undefined;
  /** The name of a partner of whom nothing else is shown. */
  name?: string | undefined;
  loading: boolean;
  /** Unread messages of other chats, for the link back. */
  otherUnread?: number;
  /** The menu of the chat. */
  menu?: ReactNode;
  /** Takes the place of the bar. The bar stays in the page, because the focus returns to its menu. */
  cover?: ReactNode;
}

interface OtherAreasBadgeProps extends Omit<BadgeProps, 'count' | 'label'> {
  unread: number;
  likes: number;
}

/** What waits for the member outside this chat, which has no navigation, whose badges show it elsewhere. */
export const OtherAreasBadge = ({ unread, likes, ...rest }: OtherAreasBadgeProps) => {
  const { t } = useTranslation('mf-chat');
  const parts = [
    ...(unread > 0 ? [t('chat.otherUnread', { count: unread })] : []),
    ...(likes > 0 ? [t('chat.newLikes', { count: likes })] : []),
  ];
  return <Badge count={unread + likes} label={parts.join(', ')} {...rest} />;
};

/** Top bar of a chat: the partner, the credit balance, and on phones a link back to the list. */
export const ChatTopbar = ({ partner, name, loading, otherUnread = 0, menu, cover }: ChatTopbarProps) => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const newLikes = useStream(bus.user$)?.new_likes ?? 0;
  return (
    <>
      {cover}
      <header css={[bar, cover !== undefined && { display: 'none' }]}>
        <IconLink as={Link} to={paths.chats()} label={t('chat.back')} css={onlyPhone}>
          <IconChevronLeft />
        </IconLink>
        <OtherAreasBadge unread={otherUnread} likes={newLikes} css={[onlyPhone, besideArrow]} />
        {partner && (
          <Link to={paths.member(partner.id)} css={partnerLink}>
            <Avatar
              size={44}
              src={thumbAddress(partner)}
              // Only the dot: the text is beside it.
              {...(partner.online === 'now' && { onlineLabel: '' })}
            />
            <Names partner={partner} />
          </Link>
        )}
        {!partner && (
          <span css={partnerLink}>
            {partner === null && <Avatar size={44} />}
            {partner === null && <Names partner={null} name={name} />}
            {loading && <Skeleton width={44} height={44} radius="md" />}
            {loading && <Skeleton width={140} height={18} />}
          </span>
        )}
        <CreditBadge isCrowded={otherUnread + newLikes > 0} />
        {menu}
      </header>
    </>
  );
};
