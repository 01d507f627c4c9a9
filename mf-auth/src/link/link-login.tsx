import { useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths, safeInternalPath } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { Button, Heading, LinkButton, Text } from '@pairwise/ui';

import { FormNotice } from '../form/form-notice.tsx';
import { takeLinkToken } from '../link-token/link-token.ts';
import { useLinkLogin } from './link.queries.ts';

/** Logs in when the button is pressed. The link works once, and a program that fetches it must not use it up. */
export const LinkLogin = ({ token }: { token: string }) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const navigate = useNavigate();
  const login = useLinkLogin();
  const press = () =>
    login.mutate(token, {
      onSuccess: ({ user, next }) => {
        takeLinkToken('unknown');
        bus.emit('user:changed', { user });
        void navigate(safeInternalPath(next) ?? paths.members(), { replace: true });
      },
    });
  return (
    <>
      <Heading level={1}>{t('link.loginTitle')}</Heading>
      <Text>{t('link.loginText')}</Text>
      <FormNotice error={login.error} />
      <Button variant="primary" size="lg" block busy={login.isPending} disabled={!online} onClick={press}>
        {t('link.login')}
      </Button>
      <LinkButton as={Link} to={paths.login()} variant="plain" css={{ justifySelf: 'center' }}>
        {t('link.toLogin')}
      </LinkButton>
    </>
  );
};
