import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { NavLink } from '@pairwise/router';
import { Badge, IconUserCircle, media, theme } from '@pairwise/ui';

import { isLive } from '../live-routes.ts';
import { useMemberLinks } from './member-links.ts';

/** A member's places within reach of the thumb, on phones. */
export const BottomNav = () => {
  const { t } = useTranslation('shell');
  const me = { to: paths.profile(), label: t('navigation.me'), Icon: IconUserCircle, count: 0, countLabel: '' };
  return (
    <nav
      aria-label={t('navigation.label')}
      css={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 30,
        display: 'flex',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: `1px solid ${theme.color.line}`,
        background: theme.color.surface,
        [media.up('md')]: { display: 'none' },
      }}
    >
      {[...useMemberLinks(), ...(isLive(me.to) ? [me] : [])].map(({ to, label, Icon, count, countLabel }) => (
        <NavLink
          key={to}
          to={to}
          css={{
            position: 'relative',
            display: 'grid',
            flex: 1,
            placeContent: 'center',
            justifyItems: 'center',
            gap: 3,
            minInlineSize: 0,
            blockSize: theme.bottomBar,
            color: theme.color.inkMuted,
            ...theme.text.xs,
            fontWeight: theme.weight.medium,
            textDecoration: 'none',
            '&[aria-current]': { color: theme.color.link, fontWeight: theme.weight.bold },
          }}
        >
          <Icon size={26} />
          {label}
          <Badge
            count={count}
            label={countLabel}
            css={{
              position: 'absolute',
              insetBlockStart: 8,
              insetInlineStart: 'calc(50% + 4px)',
              boxShadow: `0 0 0 2px ${theme.color.surface}`,
            }}
          />
        </NavLink>
      ))}
    </nav>
  );
};
