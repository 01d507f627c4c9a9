import { isApiError, useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { Button, Heading, LinkButton, showToast, Text } from '@pairwise/ui';

import { FormNotice } from '../form/form-notice.tsx';
import { takeLinkToken } from '../link-token/link-token.ts';
import { useReactivate } from './account-deleted.queries.ts';

/** Asks a member who opened the mail's link to confirm: opening a link never acts by itself (decisions R-2). */
export const Reactivate = ({ token, onExpired }: { token: string; onExpired: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const navigate = useNavigate();
  const reactivate = useReactivate();

  const press = () =>
    reactivate.mutate(token, {
      onSuccess: ({ user }) => {
        takeLinkToken('reactivate');
        bus.emit('user:changed', { user });
        void navigate(paths.members(), { replace: true });
        showToast({ text: t('accountDeleted.welcome', { name: user.name }) });
      },
      onError: (error) => {
        if (isApiError(error, 'link_expired')) onExpired();
      },
    });

  return (
    <>
      <Heading level={1}>{t('accountDeleted.backTitle')}</Heading>
      <Text>{t('accountDeleted.backText')}</Text>
      <FormNotice error={reactivate.error} />
      <Button variant="primary" size="lg" block busy={reactivate.isPending} disabled={!online} onClick={press}>
        {t('accountDeleted.reactivate')}
      </Button>
      <LinkButton href={paths.index()} variant="plain" css={{ justifySelf: 'center' }}>
        {t('accountDeleted.notNow')}
      </LinkButton>
    </>
  );
};
