import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useIsHydrated } from '@pairwise/remote/use-is-hydrated';
import { Link } from '@pairwise/router';
import { Cluster, css, theme } from '@pairwise/ui';

import { useNext } from '../form/use-next.ts';
import { waits } from './typed-before.ts';

const link = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.tap, ...theme.text.sm });

/**
 * Links to the password reset, with the typed address, and to the signup. Both keep the page to return to in the history
 * entry: in the address, it would lead a new member away from the questions of the signup.
 */
export const LoginLinks = ({ email }: { email: string }) => {
  const { t } = useTranslation('mf-auth');
  const next = useNext();
  const early = useIsHydrated() ? {} : waits;
  return (
    <Cluster gap={0} justify="between" css={{ columnGap: theme.space[4] }}>
      <Link css={link} to={paths.resetPassword()} state={{ email, next }} {...early}>
        {t('login.forgot')}
      </Link>
      <Link css={link} to={paths.signup()} state={{ next }} {...early}>
        {t('login.signup')}
      </Link>
    </Cluster>
  );
};
