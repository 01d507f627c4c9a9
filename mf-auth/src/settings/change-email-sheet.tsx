import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Field, Sheet, Stack, Text, TextInput } from '@pairwise/ui';
import { useForm } from 'react-hook-form';

import { filled, type Places, tellAtField, useFieldText } from '../form/field-problems.ts';
import { FormNotice } from '../form/form-notice.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useRequestMailChange } from '../mail-change/mail-change.queries.ts';

interface Values {
  email: string;
  password: string;
}

const places = {
  new_email_invalid: 'email',
  email_exists: 'email',
  old_password_wrong: 'password',
} satisfies Places<Values>;

const Ask = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const online = useOnline();
  const request = useRequestMailChange();
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const { email, password } = form.formState.errors;

  const submit = form.handleSubmit((values) => {
    if (!online || request.isPending) return;
    const body = { ...values, email: values.email.trim() };
    request.mutate(body, { onSuccess: () => onSent(body.email), onError: tellAtField(form, places) });
  });

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Text>{t('settings.email.text')}</Text>
      <Field label={t('settings.email.newEmail')} error={fieldText(email, t('form.emailMissing'))}>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...form.register('email', filled)}
        />
      </Field>
      <PasswordField
        label={t('settings.email.password')}
        error={fieldText(password, t('form.passwordMissing'))}
        input={form.register('password', filled)}
      />
      <FormNotice error={request.error} atFields={places} />
      <Button type="submit" variant="primary" block busy={request.isPending} disabled={!online}>
        {t('settings.email.submit')}
      </Button>
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
