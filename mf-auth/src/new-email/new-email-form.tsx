import { type ApiError, useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Field, Stack, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';

export interface NewEmail {
  email: string;
  password: string;
}

/** What the api finds wrong with another address, and where; the two calls say "no address" by codes of their own. */
const places = {
  invalid_email: 'email',
  new_email_invalid: 'email',
  email_exists: 'email',
  old_password_wrong: 'password',
} satisfies Places<NewEmail>;

interface NewEmailFormProps {
  labels: Record<'email' | 'password' | 'submit', string>;
  /** The call, as react-query keeps it. */
  change: {
    isPending: boolean;
    error: ApiError | null;
    mutate: (body: NewEmail, options: { onSuccess: () => void; onError: (error: ApiError) => void }) => void;
  };
  /** The address as it was sent. */
  onSent: (email: string) => void;
}

/** Another address, with the password: of a newcomer who mistyped the first (AUTH-07) and of a member (AUTH-10). */
export const NewEmailForm = ({ labels, change, onSent }: NewEmailFormProps) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const form = useForm<NewEmail>({ defaultValues: { email: '', password: '' } });
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
      <PasswordField
        label={labels.password}
        error={fieldText(password, t('form.passwordMissing'))}
        input={form.register('password', filled)}
      />
      <FormNotice error={change.error} atFields={places} />
      <Button type="submit" variant="primary" size="lg" block busy={change.isPending} disabled={!online}>
        {labels.submit}
      </Button>
    </Stack>
  );
};
