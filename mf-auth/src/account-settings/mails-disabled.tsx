import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatDate, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Stack, Text } from '@pairwise/ui';

import { useEnableEmail } from './account-settings.queries.ts';

type Notifications = ResponseOf<Endpoints['GET /api/notifications.php']>;

interface MailsDisabledProps {
  notifications: Notifications;
  onMailChange: () => void;
}

/**
 * Explains why all mails are disabled or paused, with a button that switches them on. An address that bounced must be
 * changed instead.
 */
export const MailsDisabled = ({ notifications, onMailChange }: MailsDisabledProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const language = useLanguage();
  const online = useOnline();
  const email = useStream(bus.user$)?.email ?? '';
  const enable = useEnableEmail();
  const { email_disabled_reason: reason, mails_paused_until: until } = notifications;
  if (reason === null && until === null) return null;

  const text = reason
    ? t(`accountSettings.mailsDisabled.${reason}`, { email })
    : t('accountSettings.mailsDisabled.paused', { date: formatDate(until ?? '', language) });
  return (
    <Banner tone={reason ? 'warning' : 'info'}>
      <Stack gap={2} align="start">
        <Text size="sm" id="mails-off" css={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {enable.error && (
          <Text size="sm" tone="danger" role="alert">
            {errorText(enable.error)}
          </Text>
        )}
        {reason === 'bounce' ? (
          <Button variant="ghost" size="sm" onClick={onMailChange}>
            {t('accountSettings.mailsDisabled.mailChange')}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" busy={enable.isPending} disabled={!online} onClick={() => enable.mutate()}>
            {t('accountSettings.mailsDisabled.enable')}
          </Button>
        )}
      </Stack>
    </Banner>
  );
};
