import { useTranslation } from '@pairwise/i18n';
import { Field, PasswordInput } from '@pairwise/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** True makes password managers offer a new password instead of filling in the stored one. */
  isNew?: boolean;
  /** One of several passwords in a form: its button names it. */
  isOneOfSeveral?: boolean;
  input: UseFormRegisterReturn;
}

export const PasswordField = ({
  label,
  hint,
  error,
  isNew = false,
  isOneOfSeveral = false,
  input,
}: PasswordFieldProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        autoComplete={isNew ? 'new-password' : 'current-password'}
        showLabel={isOneOfSeveral ? t('form.showPasswordOf', { field: label }) : t('form.showPassword')}
        hideLabel={isOneOfSeveral ? t('form.hidePasswordOf', { field: label }) : t('form.hidePassword')}
        {...input}
      />
    </Field>
  );
};
