import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useCurrentPasswordText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useRequestExport } from './account-settings.queries.ts';

interface Values {
  password: string;
}

const places = { old_password_wrong: 'password' } satisfies Places<Values>;

/** Asks for the password before the copy is made, so that a borrowed phone is not enough. */
export const ExportSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const passwordText = useCurrentPasswordText();
  const online = useOnline();
  const request = useRequestExport();
  const form = useForm<Values>({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(({ password }) => {
    if (!online || request.isPending) return;
    request.mutate(password, { onSuccess: onClose, onError: showAtField(form, places) });
  });

  return (
    <Sheet open onClose={onClose} closeLabel={t('form.close')} title={t('accountSettings.data.exportTitle')}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        <Text>{t('accountSettings.data.exportConfirm')}</Text>
        <PasswordField
          label={t('form.currentPassword')}
          error={passwordText(form.formState.errors.password)}
          input={form.register('password', filled)}
        />
        <FormNotice error={request.error} atFields={places} />
        <Button type="submit" variant="primary" block busy={request.isPending} disabled={!online}>
          {t('accountSettings.data.exportSubmit')}
        </Button>
      </Stack>
    </Sheet>
  );
};
