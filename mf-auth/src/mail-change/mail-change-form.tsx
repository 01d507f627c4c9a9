import { type ApiError, useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Field, Stack, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useCurrentPasswordText, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';

export interface MailChange {
  email: string;
  password: string;
}

/** Maps the api's error codes to fields. The two calls use different codes for an invalid address. */
const places = {
  invalid_email: 'email',
  new_email_invalid: 'email',
  email_exists: 'email',
  old_password_wrong: 'password',
} satisfies Places<MailChange>;

interface MailChangeFormProps {
  labels: Record<'email' | 'password' | 'submit', string>;
  /** The mutation that sends the form. */
  change: {
    isPending: boolean;
    error: ApiError | null;
    mutate: (body: MailChange, options: { onSuccess: () => void; onError: (error: ApiError) => void }) => void;
  };
  /** Called with the address as it was sent. */
  onSent: (email: string) => void;
}

/** Form for a new email address and the password: during the signup (AUTH-07) and for members (AUTH-10). */
export const MailChangeForm = ({ labels, change, onSent }: MailChangeFormProps) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const passwordText = useCurrentPasswordText();
  const online = useOnline();
  const form = useForm<MailChange>({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.formState.errors;

  const submit = form.handleSubmit((values) => {
    if (!online || change.isPending) return;
    const body = { ...values, email: values.email.trim() };
    change.mutate(body, { onSuccess: () => onSent(body.email), onError: showAtField(form, places) });
  });
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Field label={labels.email} error={fieldText(email, t('form.emailMissing'))}>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...form.register('email', filled)}
        />
      </Field>
      <PasswordField label={labels.password} error={passwordText(password)} input={form.register('password', filled)} />
      <FormNotice error={change.error} atFields={places} />
      <Button type="submit" variant="primary" size="lg" block busy={change.isPending} disabled={!online}>
        {labels.submit}
      </Button>
    </Stack>
  );
};
