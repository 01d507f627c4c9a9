import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Cluster, css, theme } from '@pairwise/ui';

const link = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.tap, ...theme.text.sm });

/** For who can't log in: forgotten, or never been here. What was typed as the address goes along. */
export const LoginLinks = ({ email }: { email: string }) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Cluster gap={0} justify="between" css={{ columnGap: theme.space[4] }}>
      <Link css={link} to={paths.resetPassword()} state={{ email }}>
        {t('login.forgot')}
      </Link>
      <Link css={link} to={paths.signup()}>
        {t('login.signup')}
      </Link>
    </Cluster>
  );
};
