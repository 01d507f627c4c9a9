import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

/** The way back to the login, under what somebody came from there to do. */
export const ToLogin = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <LinkButton as={Link} to={paths.login()} variant="plain" css={{ justifySelf: 'center' }}>
      {t('form.toLogin')}
    </LinkButton>
  );
};
