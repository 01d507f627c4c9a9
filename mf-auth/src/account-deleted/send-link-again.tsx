import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Field, Stack, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useSendReactivationMail } from './account-deleted.queries.ts';

/** Form that sends the reactivation mail again. It asks for email and password, like the login. */
export const SendLinkAgain = ({ prominent }: { prominent: boolean }) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const send = useSendReactivationMail();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.formState.errors;

  const submit = form.handleSubmit((values) => {
    if (!online || send.isPending) return;
    send.mutate(
      { ...values, email: values.email.trim() },
      { onError: () => form.setFocus('password', { shouldSelect: true }) },
    );
  });

  if (send.data) {
    return (
      <Banner tone="success" live="polite" css={{ overflowWrap: 'anywhere' }}>
        {`${t('accountDeleted.sentTitle')}. ${t('accountDeleted.sent', { email: send.variables.email })}`}
      </Banner>
    );
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Field label={t('form.email')} error={fieldText(email, t('form.emailMissing'))}>
        <TextInput
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          {...form.register('email', filled)}
        />
      </Field>
      <PasswordField
        label={t('form.password')}
        error={fieldText(password, t('form.passwordMissing'))}
        input={form.register('password', filled)}
      />
      <FormNotice error={send.error} />
      <Button
        type="submit"
        variant={prominent ? 'primary' : 'ghost'}
        size={prominent ? 'lg' : 'md'}
        block
        busy={send.isPending}
        disabled={!online}
      >
        {t('accountDeleted.submit')}
      </Button>
    </Stack>
  );
};
