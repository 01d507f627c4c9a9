import { isApiError } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Stack, Text } from '@pairwise/ui';

import { useSecondsLeft } from '../time-bonus/use-seconds-left.ts';
import { textButton } from '../style.ts';
import { type ResentCode, type StartedDebit, useResendCode } from './direct-debit.queries.ts';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendCodeProps {
  started: StartedDebit;
  onResent: (resent: ResentCode) => void;
}

/** The countdown until a new code can be sent, then the button that sends it. */
export const ResendCode = ({ started, onResent }: ResendCodeProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const resend = useResendCode();
  const at = resend.data === undefined ? started.resend_at : resend.data.resend_at;
  const seconds = useSecondsLeft(at === null ? undefined : Date.parse(at));
  const isLimited = isApiError(resend.error, 'sms_limit');
  return (
    <Stack gap={2}>
      {resend.data && (
        <Text size="sm" role="status">
          {t('directDebit.resent')}
        </Text>
      )}
      {resend.error && (
        <Banner tone={isLimited ? 'info' : 'danger'} live="polite">
          {errorText(resend.error)}
        </Banner>
      )}
      {at === null || isLimited ? (
        <Text size="sm" tone="muted">
          {t('directDebit.noResend')}
        </Text>
      ) : seconds > 0 ? (
        <Text size="sm" tone="muted">
          {t('directDebit.resendIn', { time: clock(seconds) })}
        </Text>
      ) : (
        <Button
          variant="plain"
          size="sm"
          css={textButton}
          busy={resend.isPending}
          onClick={() => resend.mutate(started.challenge, { onSuccess: onResent })}
        >
          {t('directDebit.resend')}
        </Button>
      )}
    </Stack>
  );
};
