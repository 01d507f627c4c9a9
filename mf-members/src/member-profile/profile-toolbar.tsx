import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  css,
  IconBan,
  IconChevronLeft,
  IconChevronRight,
  IconDotsVertical,
  IconFlag,
  IconLink,
  media,
  Menu,
  MenuItem,
  theme,
} from '@pairwise/ui';
import type { ReactNode } from 'react';

import type { HistoryState } from '../navigation/history-state.ts';
import { BackToResults } from './back-to-results.tsx';
import { toolbar } from './profile-layout.ts';
import { onPhotoBelowDesktop } from './toolbar-style.ts';
import type { Neighbour } from './use-neighbours.ts';

const end = css({ display: 'flex', gap: theme.space[2], [media.up('md')]: { gap: theme.space[1] } });

/** The way to the next person differs from the arrows on the photo, which step through photos. */
const labelled = css({
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 'auto',
  gap: theme.space[1],
  paddingInline: `${theme.space[4]} ${theme.space[2]}`,
  fontWeight: theme.weight.bold,
  ...theme.text.sm,
});

interface NeighbourLinkProps {
  neighbour: Neighbour | undefined;
  label: string;
  rel: 'prev' | 'next';
  className?: string;
  children: ReactNode;
}

const NeighbourLink = ({ neighbour, label, rel, className, children }: NeighbourLinkProps) =>
  neighbour && (
    <IconLink
      as={Link}
      to={paths.member(neighbour.id)}
      replace
      state={{ results: neighbour.results } satisfies HistoryState}
      rel={rel}
      label={label}
      css={onPhotoBelowDesktop}
      className={className}
    >
      {children}
    </IconLink>
  );

interface ProfileToolbarProps {
  member: Member;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  onBlock: () => void;
  onComplain: () => void;
}

/** Links back, to the previous and the next profile, and the menu to block or report. On phones over the photo. */
export const ProfileToolbar = ({ member, previous, next, onBlock, onComplain }: ProfileToolbarProps) => {
  const { t } = useTranslation('mf-members');
  const user = useStream(bus.user$);
  const { name, relation } = member;
  const own = user?.id === member.id;
  return (
    <div css={toolbar}>
      <BackToResults />
      <div css={end}>
        <NeighbourLink neighbour={previous} label={t('profile.previous')} rel="prev">
          <IconChevronLeft />
        </NeighbourLink>
        <NeighbourLink neighbour={next} label={t('profile.next')} rel="next" css={labelled}>
          {t('profile.nextShort')} <IconChevronRight />
        </NeighbourLink>
        {!own && (
          <Menu
            label={t('profile.menu', { name })}
            closeLabel={t('profile.close')}
            trigger={<IconDotsVertical />}
            triggerCss={onPhotoBelowDesktop}
          >
            {user && !relation.i_blocked && (
              <MenuItem icon={<IconBan />} onSelect={onBlock}>
                {t('block.action', { name })}
              </MenuItem>
            )}
            <MenuItem icon={<IconFlag />} tone="danger" onSelect={onComplain}>
              {t('complaint.action')}
            </MenuItem>
          </Menu>
        )}
      </div>
    </div>
  );
};
