import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Heading, Stack, Text } from '@pairwise/ui';

import { FormNotice } from '../form/form-notice.tsx';
import { ToLogin } from '../form/to-login.tsx';
import { useRequestReset } from './reset-password.queries.ts';

interface ResetMailSentProps {
  email: string;
  /** True on a site with uniform responses, which do not reveal whether the address has an account (decisions A-10). */
  uniform: boolean;
  onOtherEmail: () => void;
}

/** Says where the link was sent, and helps when it does not arrive. */
export const ResetMailSent = ({ email, uniform, onOtherEmail }: ResetMailSentProps) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const again = useRequestReset();
  return (
    <>
      <Heading level={1} takesFocus>
        {t('resetPassword.sentTitle')}
      </Heading>
      <Text css={{ overflowWrap: 'anywhere' }}>
        {t(uniform ? 'resetPassword.sentUniform' : 'resetPassword.sent', { email })}
      </Text>
      <Text size="sm" tone="muted">
        {t('resetPassword.spam')}
      </Text>
      <FormNotice error={again.error} />
      {again.data && (
        <Banner tone="success" live="polite" css={{ overflowWrap: 'anywhere' }}>
          {uniform ? t('resetPassword.sentUniform', { email }) : t('resetPassword.sentAgain')}
        </Banner>
      )}
      <Stack gap={2}>
        <Button
          variant="ghost"
          size="lg"
          block
          busy={again.isPending}
          disabled={!online}
          onClick={() => again.mutate(email)}
        >
          {t('resetPassword.again')}
        </Button>
        <Button variant="plain" css={{ alignSelf: 'center' }} onClick={onOtherEmail}>
          {t('resetPassword.otherEmail')}
        </Button>
      </Stack>
      <ToLogin />
    </>
  );
};
