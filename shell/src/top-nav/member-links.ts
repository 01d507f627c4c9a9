import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { IconCards, IconHeart, IconMessageCircle, IconSearch } from '@pairwise/ui';
import type { ComponentType } from 'react';

export interface MemberLink {
  to: string;
  label: string;
  Icon: ComponentType<{ size?: number }>;
  /** The number of new items, and its text for screen readers. */
  count: number;
  countLabel: string;
}

/** Returns a member's links, for the top bar and the bottom navigation (NAV-01 to NAV-03). */
export const useMemberLinks = (): MemberLink[] => {
  const { t } = useTranslation('shell');
  const unread = useStream(bus.unread$);
  const likes = useStream(bus.likes$);
  const links: MemberLink[] = [
    { to: paths.members(), label: t('navigation.members'), Icon: IconSearch, count: 0, countLabel: '' },
    { to: paths.swipeGame(), label: t('navigation.swipe'), Icon: IconCards, count: 0, countLabel: '' },
    {
      to: paths.chats(),
      label: t('navigation.messages'),
      Icon: IconMessageCircle,
      count: unread,
      countLabel: t('navigation.messages_unread', { count: unread }),
    },
    {
      to: paths.likes(),
      label: t('navigation.likes'),
      Icon: IconHeart,
      count: likes,
      countLabel: t('navigation.likes_new', { count: likes }),
    },
  ];
  return links.filter(({ to }) => isRouteLive(to));
};
