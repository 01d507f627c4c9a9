import type { ApiError, ApiErrorCode } from '@pairwise/api-client';

/** What the member types. The tab keeps it for a reload, without the IBAN (`debit-draft.ts`). */
export const emptyValues = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  mobile_number: '',
};

export type DebitValues = typeof emptyValues;
export type DebitField = keyof DebitValues;

/** In the order of the form. */
export const debitFields: readonly DebitField[] = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'postal_code',
  'city',
  'mobile_number',
];

const errorFields: Partial<Record<ApiErrorCode, DebitField>> = {
  iban_invalid: 'iban',
  mobile_invalid: 'mobile_number',
};

/** Returns the field that an error belongs to. */
export const fieldOfError = ({ code, field }: ApiError): DebitField | undefined =>
  errorFields[code] ?? debitFields.find((name) => name === field);

/** Removes the spaces around what was typed. */
export const trimmed = (values: DebitValues): DebitValues => ({
  account_holder: values.account_holder.trim(),
  iban: values.iban.trim(),
  street: values.street.trim(),
  house_number: values.house_number.trim(),
  postal_code: values.postal_code.trim(),
  city: values.city.trim(),
  mobile_number: values.mobile_number.trim(),
});
