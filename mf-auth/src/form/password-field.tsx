import { useTranslation } from '@pairwise/i18n';
import { Field, PasswordInput } from '@pairwise/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** True makes password managers offer a new password instead of filling in the stored one. */
  isNew?: boolean;
  input: UseFormRegisterReturn;
}

export const PasswordField = ({ label, hint, error, isNew = false, input }: PasswordFieldProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        autoComplete={isNew ? 'new-password' : 'current-password'}
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
        {...input}
      />
    </Field>
  );
};
