import { useTranslation } from '@pairwise/i18n';
import { NavLink } from '@pairwise/router';
import { NavBar, NavItem } from '@pairwise/ui';

import { useMemberLinks } from './member-links.ts';

/** Renders the links in the top bar. On phones the bottom navigation has them. */
export const MainLinks = () => {
  const { t } = useTranslation('shell');
  return (
    <NavBar place="top" aria-label={t('navigation.label')}>
      {useMemberLinks().map(({ label, ...link }) => (
        <NavItem key={link.to} as={NavLink} {...link}>
          {label}
        </NavItem>
      ))}
    </NavBar>
  );
};
