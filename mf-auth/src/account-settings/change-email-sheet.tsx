import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';

import { useRequestMailChange } from '../mail-change/mail-change.queries.ts';
import { NewEmailForm } from '../new-email/new-email-form.tsx';

const Ask = ({ onSent }: Pick<ChangeEmailSheetProps, 'onSent'>) => {
  const { t } = useTranslation('mf-auth');
  const request = useRequestMailChange();
  const labels = {
    email: t('settings.email.newEmail'),
    password: t('settings.email.password'),
    submit: t('settings.email.submit'),
  };
  return (
    <Stack gap={4}>
      <Text>{t('settings.email.text')}</Text>
      <NewEmailForm labels={labels} change={request} onSent={onSent} />
    </Stack>
  );
};

interface ChangeEmailSheetProps {
  /** Where the link went, once it did. */
  sentTo: string | undefined;
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Another address: nothing changes before the link that goes there is used (AUTH-10). */
export const ChangeEmailSheet = ({ sentTo, onSent, onClose }: ChangeEmailSheetProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={t('form.close')}
      title={t(sentTo === undefined ? 'settings.email.title' : 'settings.email.sentTitle')}
    >
      {sentTo === undefined ? (
        <Ask onSent={onSent} />
      ) : (
        <Stack gap={4}>
          <Text role="status" css={{ overflowWrap: 'anywhere' }}>
            {t('settings.email.sent', { email: sentTo })}
          </Text>
          {/* The field that had the focus is gone. */}
          <Button ref={(button) => button?.focus()} variant="primary" block onClick={onClose}>
            {t('settings.email.done')}
          </Button>
        </Stack>
      )}
    </Sheet>
  );
};
