import { useTranslation } from '@pairwise/i18n';
import { NavLink } from '@pairwise/router';
import { IconAdjustments, IconHelp, IconHistory, IconShieldCheck, NavBar, NavItem, type NavPlace } from '@pairwise/ui';

import { paths } from '../paths.ts';

const links = [
  { to: paths.deploys(), text: 'frame.deploys', Icon: IconAdjustments },
  { to: paths.audit(), text: 'frame.audit', Icon: IconHistory },
  { to: paths.explain(), text: 'frame.explain', Icon: IconHelp },
  { to: paths.scripts(), text: 'frame.scripts', Icon: IconShieldCheck },
] as const;

/** The main navigation: in the top bar on wide screens, at the bottom on phones. */
export const MainNav = ({ place }: { place: NavPlace }) => {
  const { t } = useTranslation('console');
  return (
    <NavBar place={place} aria-label={t('frame.nav')}>
      {links.map(({ to, text, Icon }) => (
        <NavItem key={to} as={NavLink} to={to} Icon={Icon}>
          {t(text)}
        </NavItem>
      ))}
    </NavBar>
  );
};
