import { useTranslation } from '@pairwise/i18n';
import { NavLink } from '@pairwise/router';
import { IconAdjustments, IconHistory, IconShieldCheck, media, theme } from '@pairwise/ui';

import { paths } from '../paths.ts';

const links = [
  { to: paths.deploys(), text: 'frame.deploys', Icon: IconAdjustments },
  { to: paths.audit(), text: 'frame.audit', Icon: IconHistory },
  { to: paths.scripts(), text: 'frame.scripts', Icon: IconShieldCheck },
] as const;

/** The places of the console: in the bar at the top, on phones within reach of the thumb. */
export const TopNav = () => {
  const { t } = useTranslation('console');
  return (
    <nav
      aria-label={t('frame.nav')}
      css={{
        display: 'flex',
        gap: theme.space[1],
        marginInlineStart: theme.space[3],
        [media.down('md')]: { display: 'none' },
      }}
    >
      {links.map(({ to, text, Icon }) => (
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
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
};

export const BottomNav = () => {
  const { t } = useTranslation('console');
  return (
    <nav
      aria-label={t('frame.nav')}
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
      {links.map(({ to, text, Icon }) => (
        <NavLink
          key={to}
          to={to}
          css={{
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
            '&:focus-visible': { outlineOffset: -4 },
          }}
        >
          <Icon size={26} />
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
};
