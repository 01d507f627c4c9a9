import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton, Logo, TopBar, TopBarGap } from '@pairwise/ui';

import { LanguageMenu } from '../language/language-menu.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BackButton } from './back-button.tsx';
import { homeLink, loginLink } from './bar-row.ts';
import { CreditsLink } from './credits-link.tsx';
import { MainLinks } from './main-links.tsx';
import { useWayBack } from './way-back.ts';

/** Renders the top bar of the default layout (NAV-01 to NAV-08). While the user is unknown it shows neither side's links. */
export const TopNav = () => {
  const { t } = useTranslation('shell');
  const user = useStream(bus.user$);
  const { name } = useStream(bus.settings$);
  const wayBack = useWayBack();
  return (
    <header>
      <TopBar>
        <BackButton />
        <Link to={user ? paths.members() : paths.index()} aria-label={t('home', { name })} css={homeLink}>
          <Logo name={name} />
        </Link>
        {user && <MainLinks />}
        <TopBarGap />
        {user && <CreditsLink user={user} />}
        <LanguageMenu />
        {user && <AccountMenu user={user} />}
        {user === null && (
          <LinkButton as={Link} to={paths.login(wayBack)} variant="soft" size="sm" css={loginLink}>
            {t('navigation.login')}
          </LinkButton>
        )}
      </TopBar>
    </header>
  );
};
