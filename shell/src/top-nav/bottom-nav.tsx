import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { NavLink } from '@pairwise/router';
import { IconUserCircle, NavBar, NavItem } from '@pairwise/ui';

import { useMemberLinks } from './member-links.ts';

/** Renders the bottom navigation of phones, with the links of a member. */
export const BottomNav = () => {
  const { t } = useTranslation('shell');
  return (
    <NavBar place="bottom" aria-label={t('navigation.label')}>
      {useMemberLinks().map(({ label, ...link }) => (
        <NavItem key={link.to} as={NavLink} {...link}>
          {label}
        </NavItem>
      ))}
      {isRouteLive(paths.profile()) && (
        <NavItem as={NavLink} to={paths.profile()} Icon={IconUserCircle}>
          {t('navigation.me')}
        </NavItem>
      )}
    </NavBar>
  );
};
