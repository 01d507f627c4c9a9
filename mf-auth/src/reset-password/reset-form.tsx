import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Field, Heading, Stack, Text, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, showAtField, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { ToLogin } from '../form/to-login.tsx';
import { useRequestReset } from './reset-password.queries.ts';

interface Values {
  email: string;
}

const places = { email_not_found: 'email', reset_limit: 'email' } satisfies Places<Values>;

interface ResetFormProps {
  email: string;
  onSent: (email: string, uniform: boolean) => void;
}

/** Form for the address that the reset link is sent to. */
export const ResetForm = ({ email: known, onSent }: ResetFormProps) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const request = useRequestReset();
  const form = useForm<Values>({ defaultValues: { email: known } });

  const submit = form.handleSubmit(({ email }) => {
    if (!online || request.isPending) return;
    const address = email.trim();
    request.mutate(address, {
      onSuccess: ({ uniform }) => onSent(address, uniform),
      onError: showAtField(form, places),
    });
  });

  return (
    <>
      <Heading level={1}>{t('resetPassword.title')}</Heading>
      <Text>{t('resetPassword.text')}</Text>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        <Field label={t('form.email')} error={fieldText(form.formState.errors.email, t('form.emailMissing'))}>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            {...form.register('email', filled)}
          />
        </Field>
        <FormNotice error={request.error} atFields={places} />
        <Button type="submit" variant="primary" size="lg" block busy={request.isPending} disabled={!online}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
      <ToLogin />
    </>
  );
};
