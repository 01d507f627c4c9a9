import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

import { useNext } from './use-next.ts';

/** Link back to the login, below a form that is reached from there. */
export const ToLogin = () => {
  const { t } = useTranslation('mf-auth');
  const next = useNext();
  return (
    <LinkButton as={Link} to={paths.login(next)} variant="plain" css={{ justifySelf: 'center' }}>
      {t('form.toLogin')}
    </LinkButton>
  );
};
