import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';

import { useRequestMailChange } from './mail-change.queries.ts';
import { MailChangeForm } from './mail-change-form.tsx';

const MailChangeRequest = ({ onSent }: Pick<MailChangeSheetProps, 'onSent'>) => {
  const { t } = useTranslation('mf-auth');
  const request = useRequestMailChange();
  const labels = {
    email: t('mailChange.request.email'),
    password: t('form.currentPassword'),
    submit: t('mailChange.request.submit'),
  };
  return (
    <Stack gap={4}>
      <Text>{t('mailChange.request.text')}</Text>
      <MailChangeForm labels={labels} change={request} onSent={onSent} />
    </Stack>
  );
};

interface MailChangeSheetProps {
  /** The address that the link was sent to; undefined before it is sent. */
  sentTo: string | undefined;
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Requests a new email address. It changes only when the link sent to it is confirmed (AUTH-10). */
export const MailChangeSheet = ({ sentTo, onSent, onClose }: MailChangeSheetProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('form.close')}
      title={t(sentTo === undefined ? 'mailChange.request.title' : 'mailChange.request.sentTitle')}
    >
      {sentTo === undefined ? (
        <MailChangeRequest onSent={onSent} />
      ) : (
        <Stack gap={4}>
          <Text role="status" css={{ overflowWrap: 'anywhere' }}>
            {t('mailChange.request.sent', { email: sentTo })}
          </Text>
          {/* The field that had the focus is no longer on the page. */}
          <Button ref={(button) => button?.focus()} variant="primary" block onClick={onClose}>
            {t('mailChange.request.done')}
          </Button>
        </Stack>
      )}
    </Sheet>
  );
};
