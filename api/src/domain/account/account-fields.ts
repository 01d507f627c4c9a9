import { nameCharacters, nameLength, passwordLength } from '@pairwise/contracts/profile-choices';
import { dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';

import { holdsContactDetails } from '../contact-details/holds-contact-details.ts';
import { DomainError } from '../domain-error.ts';

const address = z.email().max(254);

/** The address as it is stored, or undefined when it is invalid. The database ignores the case of letters. */
export const readEmail = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  return address.safeParse(trimmed).success ? trimmed : undefined;
};

/** The rules for names that have a text of their own (`invalid_name_…` in shared/i18n). */
type NameRule = 'short' | 'long' | 'characters' | 'at' | 'email';

const invalidName = (rule: NameRule): DomainError =>
  new DomainError('invalid_name', { field: 'name', params: { rule } });

/** @throws {DomainError} `invalid_name` with the rule, or `contact_details_not_allowed` */
export const requireName = (typed: string, email: string): string => {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  const length = Array.from(name).length;
  if (name.startsWith('@')) throw invalidName('at');
  if (name.toLowerCase() === email.toLowerCase()) throw invalidName('email');
  if (holdsContactDetails(name)) throw new DomainError('contact_details_not_allowed', { field: 'name' });
  if (length < nameLength.min) throw invalidName('short');
  if (length > nameLength.max) throw invalidName('long');
  if (!nameCharacters.test(name)) throw invalidName('characters');
  return name;
};

/** The 49,000 most common passwords. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** @throws {DomainError} `invalid_password` for a password that is too short, too long, or common */
export const requirePassword = (password: string): string => {
  const length = Array.from(password).length;
  if (length < passwordLength.min || length > passwordLength.max || commonPasswords.has(password.toLowerCase())) {
    throw new DomainError('invalid_password', { field: 'password' });
  }
  return password;
};

interface Owner {
  email: string | null;
  name: string | null;
}

/**
 * Refuses a password that an acquaintance would try first: the address, its part before the @, or the name.
 * @throws {DomainError} `invalid_password`
 */
export const requireUnlikeOwner = (password: string, { email, name }: Owner): void => {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  const known = [email, email?.split('@')[0], name].map((text) => plain(text ?? ''));
  const typed = plain(password);
  if (typed !== '' && known.includes(typed)) throw new DomainError('invalid_password', { field: 'password' });
};

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day a person turns `years` old. Born on 29 February, that is 1 March in other years. */
const birthdayAfter = (year: number, month: number, day: number, years: number): Date =>
  new Date(Date.UTC(year + years, month - 1, day));

/** Today's date in a time zone, as a UTC midnight. */
const todayIn = (timezone: string, now: Date): Date =>
  new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now)}T00:00:00Z`);

interface AgeRule {
  minAge: number;
  timezone: string;
  now?: Date;
}

/**
 * Checks a day of birth (`YYYY-MM-DD`): the person is old enough today in their time zone (decisions A-15).
 * @throws {DomainError} `invalid_date_of_birth`; `date_of_birth_required` for an empty text and for a person who is too
 *   young, because its text names the age
 */
export const requireDateOfBirth = (typed: string, { minAge, timezone, now = new Date() }: AgeRule): string => {
  const field = 'date_of_birth';
  const required = new DomainError('date_of_birth_required', { field, params: { min_age: minAge } });
  if (typed.trim() === '') throw required;
  const invalid = new DomainError('invalid_date_of_birth', { field });
  const [year, month, day] = (dayPattern.exec(typed.trim()) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1900) throw invalid;
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day) throw invalid;
  if (birthdayAfter(year, month, day, minAge) > todayIn(timezone, now)) throw required;
  return typed.trim();
};
