import { nameCharacters, nameLength, passwordLength } from '@pairwise/contracts/profile-choices';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** The form's values as typed, with the date of birth in three fields. */
export interface SignupValues {
  email: string;
  name: string;
  password: string;
  day: string;
  month: string;
  year: string;
  signup_message: string;
  terms: boolean;
}

export const emptySignup: SignupValues = {
  email: '',
  name: '',
  password: '',
  day: '',
  month: '',
  year: '',
  signup_message: '',
  terms: false,
};

// The server's rules as far as a browser can check them. The server may still refuse what passes here.
const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const lengths = { name: nameLength, password: passwordLength } as const;

const fits = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const length = Array.from(text).length;
  return length >= min && length <= max;
};

/** Joins the three fields as `YYYY-MM-DD` without checking the date; empty when all fields are. */
export const dateOfBirth = ({ day, month, year }: Pick<SignupValues, 'day' | 'month' | 'year'>): string => {
  if ([day, month, year].every((part) => part.trim() === '')) return '';
  return `${year.trim().padStart(4, '0')}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
};

/**
 * Returns the error code of a date that does not exist, or that is too recent for the minimum age. The text of
 * `date_of_birth_required` names that age. The server checks again in the country's time zone.
 */
const ageProblem = (date: string, minAge: number, now: Date): string | undefined => {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCFullYear() !== year || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day)
    return 'invalid_date_of_birth';
  if (year < 1900) return 'invalid_date_of_birth';
  return new Date(year + minAge, month - 1, day) <= now ? undefined : 'date_of_birth_required';
};

/** Detects an easily guessed password: the address, its part before the @, or the name. */
const isOwn = (password: string, { email, name }: Pick<SignupValues, 'email' | 'name'>): boolean => {
  const plain = (text = ''): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  return [email, email.trim().split('@')[0], name].some((own) => plain(own) !== '' && plain(own) === plain(password));
};

const emailProblem = (email: string): string | undefined => {
  if (email === '') return 'required';
  return mailbox.test(email) ? undefined : 'invalid_email';
};

const dateProblem = (values: SignupValues, minAge: number, now: Date): string | undefined => {
  const date = dateOfBirth(values);
  if (date === '') return 'date_of_birth_required';
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? ageProblem(date, minAge, now) : 'invalid_date_of_birth';
};

/** Returns the rule that a name breaks, in the order of the api. */
const brokenNameRule = ({ name, email }: SignupValues): string | undefined => {
  const trimmed = name.trim();
  const length = Array.from(trimmed).length;
  if (trimmed.startsWith('@')) return 'at';
  if (length > 0 && trimmed.toLowerCase() === email.trim().toLowerCase()) return 'email';
  if (length < lengths.name.min) return 'short';
  if (length > lengths.name.max) return 'long';
  return nameCharacters.test(trimmed) ? undefined : 'characters';
};

/**
 * Resolver for react-hook-form. The `type` of a field's error is the catalogue's code, `required` for an empty address, or
 * `terms`; `message` is the rule that is broken, where the code has several. Errors of the date are shown at its first field.
 */
export const signupResolver =
  (minAge: number, now = new Date()): Resolver<SignupValues> =>
  (values) => {
    const nameRule = brokenNameRule(values);
    const codes: Partial<Record<keyof SignupValues, string | undefined>> = {
      email: emailProblem(values.email.trim()),
      name: nameRule && 'invalid_name',
      password:
        fits(values.password, lengths.password) && !isOwn(values.password, values) ? undefined : 'invalid_password',
      day: dateProblem(values, minAge, now),
      terms: values.terms ? undefined : 'terms',
    };
    const errors: FieldErrors<SignupValues> = {};
    for (const field of ['email', 'name', 'password', 'day', 'terms'] as const) {
      const type = codes[field];
      if (type !== undefined) errors[field] = { type, ...(field === 'name' && nameRule && { message: nameRule }) };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
