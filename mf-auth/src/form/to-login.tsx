import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

/** Link back to the login, below a form that is reached from there. */
export const ToLogin = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <LinkButton as={Link} to={paths.login()} variant="plain" css={{ justifySelf: 'center' }}>
      {t('form.toLogin')}
    </LinkButton>
  );
};
