import { useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Field, Sheet, Stack, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, tellAtField, useFieldText } from '../../form/field-problems.ts';
import { FormNotice } from '../../form/form-notice.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useChangeSignupEmail } from '../complete-signup.queries.ts';

interface NewAddress {
  email: string;
  password: string;
}

const places = {
  invalid_email: 'email',
  email_exists: 'email',
  old_password_wrong: 'password',
} satisfies Places<NewAddress>;

const ChangeForm = ({ onChanged }: { onChanged: (email: string) => void }) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const change = useChangeSignupEmail();
  const form = useForm<NewAddress>({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.formState.errors;

  const submit = form.handleSubmit((values) => {
    if (!online || change.isPending) return;
    change.mutate(
      { ...values, email: values.email.trim() },
      {
        onSuccess: ({ user }) => {
          bus.emit('user:changed', { user });
          onChanged(user.email);
        },
        onError: tellAtField(form, places),
      },
    );
  });
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Field label={t('completeSignup.email.newEmail')} error={fieldText(email, t('form.emailMissing'))}>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...form.register('email', filled)}
        />
      </Field>
      <PasswordField
        label={t('completeSignup.email.currentPassword')}
        error={fieldText(password, t('form.passwordMissing'))}
        input={form.register('password', filled)}
      />
      <FormNotice error={change.error} atFields={places} />
      <Button type="submit" variant="primary" size="lg" block busy={change.isPending} disabled={!online}>
        {t('completeSignup.email.changeSubmit')}
      </Button>
    </Stack>
  );
};

interface ChangeEmailProps {
  open: boolean;
  onClose: () => void;
  onChanged: (email: string) => void;
}

/** Who mistyped the address at the signup gives the right one, with the password; the mail goes there. */
export const ChangeEmail = ({ open, onClose, onChanged }: ChangeEmailProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('completeSignup.email.changeTitle')}
      closeLabel={t('completeSignup.email.close')}
    >
      <ChangeForm onChanged={onChanged} />
    </Sheet>
  );
};
