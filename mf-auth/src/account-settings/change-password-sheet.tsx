import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { type NewPassword, NewPasswordFields, newPasswordPlaces, noPassword } from '../form/new-password-fields.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useChangePassword } from './account-settings.queries.ts';

const places = { ...newPasswordPlaces, old_password_wrong: 'old_password' } satisfies Places<NewPassword>;

interface ChangePasswordSheetProps {
  onChanged: () => void;
  onClose: () => void;
}

/** Changes the password after asking for the old one. Every other session ends, and so does a change of the address
 * that is not confirmed yet (AUTH-10). */
export const ChangePasswordSheet = ({ onChanged, onClose }: ChangePasswordSheetProps) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const change = useChangePassword();
  const form = useForm<NewPassword>({ defaultValues: noPassword });
  const { errors } = form.formState;

  const submit = form.handleSubmit((values) => {
    if (!online || change.isPending) return;
    change.mutate(values, { onSuccess: onChanged, onError: showAtField(form, places) });
  });

  return (
    <Sheet open onClose={onClose} closeLabel={t('form.close')} title={t('accountSettings.password.title')}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        <Text>{t('accountSettings.password.text')}</Text>
        <PasswordField
          isOneOfSeveral
          label={t('accountSettings.password.old')}
          error={fieldText(errors.old_password, t('accountSettings.password.oldMissing'))}
          input={form.register('old_password', filled)}
        />
        <NewPasswordFields register={form.register} errors={errors} />
        <FormNotice error={change.error} atFields={places} />
        <Button type="submit" variant="primary" block busy={change.isPending} disabled={!online}>
          {t('accountSettings.password.submit')}
        </Button>
      </Stack>
    </Sheet>
  );
};
