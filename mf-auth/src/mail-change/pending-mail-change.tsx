import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { formatMoment, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Cluster, Stack, Text } from '@pairwise/ui';

import { useCancelMailChange, useMailChange, useResendMailChange } from './mail-change.queries.ts';

/**
 * Shows the new address that waits for its confirmation, with buttons to send its link again and to cancel the change
 * (AUTH-10). Nothing while none waits, or while it is not known whether one does.
 * @param onCancelled called when the buttons, which have the focus, are gone
 */
export const PendingMailChange = ({ onCancelled }: { onCancelled: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const language = useLanguage();
  const online = useOnline();
  const email = useStream(bus.user$)?.email;
  const pending = useMailChange().data?.pending;
  const resend = useResendMailChange();
  const cancel = useCancelMailChange();
  // Another tab has confirmed it.
  if (!pending || pending.email === email) return null;
  const error = cancel.error ?? resend.error;
  return (
    <Banner tone="info">
      <Stack gap={2}>
        <div css={{ overflowWrap: 'anywhere' }}>
          <Text size="sm">
            {t('mailChange.pending.text', {
              email: pending.email,
              moment: formatMoment(pending.expires_at, language),
            })}
          </Text>
          <Text size="sm" role="status">
            {resend.isSuccess && t('mailChange.pending.sent', { email: pending.email })}
          </Text>
        </div>
        {error && (
          <Text size="sm" tone="danger" role="alert">
            {errorText(error)}
          </Text>
        )}
        <Cluster gap={2}>
          <Button
            variant="ghost"
            size="sm"
            busy={resend.isPending}
            disabled={!online}
            onClick={() => {
              cancel.reset();
              resend.mutate();
            }}
          >
            {t('mailChange.pending.resend')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={cancel.isPending}
            disabled={!online}
            onClick={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
          >
            {t('mailChange.pending.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
};
