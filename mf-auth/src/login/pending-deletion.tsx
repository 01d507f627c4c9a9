import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Stack, Text } from '@pairwise/ui';

import { useSendReactivationMail } from '../account-deleted/account-deleted.queries.ts';
import type { LoginValues } from './check-login-form.ts';

/** Says that the account is pending deletion (decisions A-16), and sends the reactivation link. */
export const PendingDeletion = ({ credentials }: { credentials: LoginValues }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const send = useSendReactivationMail();
  if (send.data) {
    return (
      <Banner tone="success" live="polite" css={{ overflowWrap: 'anywhere' }}>
        {t('login.linkSent', { email: send.variables.email })}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" live="assertive">
      <Stack gap={2} align="start">
        <Text size="sm">{errorText({ code: 'account_pending_deletion' })}</Text>
        {send.error && <Text size="sm">{errorText(send.error)}</Text>}
        <Button variant="ghost" size="sm" busy={send.isPending} onClick={() => send.mutate(credentials)}>
          {t('login.sendLink')}
        </Button>
      </Stack>
    </Banner>
  );
};
