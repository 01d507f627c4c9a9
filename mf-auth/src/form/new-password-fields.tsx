import { useTranslation } from '@pairwise/i18n';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';

import { filled, type Places, useFieldText } from './field-problems.ts';
import { PasswordField } from './password-field.tsx';

/** Values of a new password, typed twice. Some forms ask for the old one, too. */
export interface NewPassword {
  old_password: string;
  password: string;
  password_repeat: string;
}

export const noPassword: NewPassword = { old_password: '', password: '', password_repeat: '' };

/** Maps the api's error codes about a new password to fields. */
export const newPasswordPlaces = {
  invalid_password: 'password',
  password_unchanged: 'password',
  passwords_differ: 'password_repeat',
} satisfies Places<NewPassword>;

interface NewPasswordFieldsProps {
  register: UseFormRegister<NewPassword>;
  errors: FieldErrors<NewPassword>;
}

export const NewPasswordFields = ({ register, errors }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  const sameAsFirst = (repeat: string, { password }: NewPassword) => repeat === password;
  return (
    <>
      <PasswordField
        isNew
        isOneOfSeveral
        label={t('form.newPassword')}
        hint={t('form.newPasswordHint')}
        error={fieldText(errors.password, t('form.newPasswordMissing'))}
        input={register('password', filled)}
      />
      <PasswordField
        isNew
        isOneOfSeveral
        label={t('form.repeatPassword')}
        error={fieldText(errors.password_repeat, t('form.repeatMissing'))}
        input={register('password_repeat', {
          deps: ['password'],
          validate: { ...filled.validate, passwords_differ: sameAsFirst },
        })}
      />
    </>
  );
};
