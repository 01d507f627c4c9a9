import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, Logo, theme, TopBar, TopBarGap } from '@pairwise/ui';

import { LanguageMenu } from '../language/language-menu.tsx';
import { homeLink, loginLink } from './bar-row.ts';
import { useWayBack } from './way-back.ts';

const login = css({
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: theme.tap,
  paddingInline: theme.space[2],
  color: theme.color.onDeep,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
});

/** Renders the simple bar of landers (LAYOUT-03). It is dark in both themes, as landers are. */
export const LogoBar = () => {
  const { t } = useTranslation('shell');
  const { name } = useStream(bus.settings$);
  const user = useStream(bus.user$);
  const wayBack = useWayBack();
  return (
    <header css={{ background: theme.color.night }}>
      <TopBar>
        <Link to={paths.index()} aria-label={t('home', { name })} css={homeLink}>
          <Logo name={name} tone="on-deep" />
        </Link>
        <TopBarGap />
        <LanguageMenu tone="on-deep" />
        {user === null && (
          <Link to={paths.login(wayBack)} css={[login, loginLink]}>
            {t('navigation.login')}
          </Link>
        )}
      </TopBar>
    </header>
  );
};
