import type { ApiError, ApiErrorCode } from '@pairwise/api-client';
import { useErrorText } from '@pairwise/i18n';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Which field an error of the api is about, by its code. */
export type Places<Values extends FieldValues> = Partial<Record<ApiErrorCode, Path<Values>>>;

/** Tells an error at the field it is about and leads there; what is about no field is the form's notice. */
export const showAtField =
  <Values extends FieldValues>(form: UseFormReturn<Values>, places: Places<Values>) =>
  (error: ApiError): void => {
    const field = places[error.code];
    if (field) form.setError(field, { type: error.code }, { shouldFocus: true });
  };

/** A field that only spaces were typed into is empty, too. */
export const filled = { validate: { required: (value: string) => value.trim() !== '' } };

/** What is wrong with a field: `missing` when it is empty, else the catalogue's text of the code. */
export const useFieldText = () => {
  const errorText = useErrorText();
  return (error: FieldError | undefined, missing: string): string | undefined => {
    if (!error) return undefined;
    return error.type === 'required' ? missing : errorText({ code: error.type });
  };
};
