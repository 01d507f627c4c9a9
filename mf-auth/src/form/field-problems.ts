import type { ApiError, ApiErrorCode } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Maps the api's error codes to the fields they are about. */
export type Places<Values extends FieldValues> = Partial<Record<ApiErrorCode, Path<Values>>>;

/** Shows an error at its field and focuses it. Errors without a field are left to the form's notice. */
export const showAtField =
  <Values extends FieldValues>(form: UseFormReturn<Values>, places: Places<Values>) =>
  (error: ApiError): void => {
    const field = places[error.code];
    if (!field) return;
    const rule = error.params?.['rule'];
    form.setError(field, { type: error.code, ...(rule && { message: String(rule) }) }, { shouldFocus: true });
  };

/** Required-field rule that also rejects a value of spaces only. */
export const filled = { validate: { required: (value: string) => value.trim() !== '' } };

/** Returns the text of a field's error: `missing` for an empty field, else the catalogue's text of the code. */
export const useFieldText = () => {
  const errorText = useErrorText();
  return (error: FieldError | undefined, missing: string): string | undefined => {
    if (!error) return undefined;
    return error.type === 'required' ? missing : errorText({ code: error.type });
  };
};

/**
 * Returns the text of an error at "Your password", which confirms an action. The catalogue's text of a wrong one is that
 * of the change of password, where the field is the old password.
 */
export const useCurrentPasswordText = () => {
  const { t } = useTranslation('mf-auth');
  const fieldText = useFieldText();
  return (error: FieldError | undefined): string | undefined =>
    error?.type === 'old_password_wrong' ? t('form.currentPasswordWrong') : fieldText(error, t('form.passwordMissing'));
};
