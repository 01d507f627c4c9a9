import { useTranslation } from '@pairwise/i18n';
import { NavLink } from '@pairwise/router';
import { Badge, media, theme } from '@pairwise/ui';

import { useMemberLinks } from './member-links.ts';

/** The links in the bar at the top; on phones the bottom bar has them. */
export const MainLinks = () => {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('navigation.label')}
      css={{
        display: 'flex',
        gap: theme.space[1],
        marginInlineStart: theme.space[4],
        [media.down('md')]: { display: 'none' },
      }}
    >
      {useMemberLinks().map(({ to, label, Icon, count, countLabel }) => (
        <NavLink
          key={to}
          to={to}
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: theme.space[2],
            minBlockSize: theme.tap,
            paddingInline: theme.space[3],
            borderRadius: theme.radius.full,
            color: theme.color.inkMuted,
            fontWeight: theme.weight.medium,
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            '&[aria-current]': { background: theme.color.inset, color: theme.color.ink },
            [media.hover]: { '&:hover': { color: theme.color.ink } },
          }}
        >
          <Icon />
          {label}
          <Badge count={count} label={countLabel} />
        </NavLink>
      ))}
    </nav>
  );
};
