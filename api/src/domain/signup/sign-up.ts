import type { BodyOf, Endpoints, Language } from '@pairwise/contracts';
import { defaultLanguage, isLanguage } from '@pairwise/contracts';
import { trackingKeys } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { evenly } from '../limits/evenly.ts';
import { hasSlot, type Limit, takeSlot } from '../limits/limit-slots.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { networkKey } from '../session/login-throttle.repository.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { createSession, endSession } from '../session/session.repository.ts';
import { homeCountry } from '../settings/home-country.ts';
import type { Site } from '../settings/sites.repository.ts';
import { requireProfileText } from '../profile/profile-fields.ts';
import { readEmail, requireDateOfBirth, requireName, requirePassword, requireUnlikeOwner } from './account-rules.ts';
import { notifyOwner } from './notify-owner.ts';

type SignupForm = BodyOf<Endpoints['POST /api/signup.php']>;

export interface SignupDevice {
  /** The network address the signup comes from. */
  address: string;
  userAgent: string | undefined;
  /** The session the browser came with; it ends, so that nobody can plant one. */
  previousToken: string | undefined;
  /** Idempotency-Key of the gesture. */
  signupKey: string | undefined;
}

/** AUTH-03: the site decides who may sign up, and the form in the browser is never asked. */
const requireOpen = (site: Site, form: SignupForm): void => {
  const fromSource = form.network !== undefined || form.ref !== undefined;
  if (site.signups === 'other' || (site.signups === 'with_trafficsource' && !fromSource)) {
    throw new DomainError('signups_closed');
  }
};

interface Owner {
  id: number;
  status: string;
  signup_key: string | null;
  password_hash: string | null;
}

const findOwner = (db: Database, siteId: number, email: string): Promise<Owner | undefined> =>
  db
    .selectFrom('users')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .select(['id', 'status', 'signup_key', 'password_hash'])
    .executeTakeFirst();

const isTaken = (error: unknown): boolean =>
  sqlState(error) === '23505' && /users_email_live|signup_key/.test(String(error));

const insertAccount = async (db: Database, site: Site, account: NewAccount): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      site_id: site.id,
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      date_of_birth: account.dateOfBirth,
      language: account.language,
      country: account.country,
      tracking: JSON.stringify(account.tracking),
      signup_key: account.signupKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profiles')
    .values({ user_id: id, country: account.country, birth_date: account.dateOfBirth })
    .execute();
  await db.insertInto('credit_accounts').values({ user_id: id }).execute();
  return id;
};

interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  dateOfBirth: string;
  language: Language;
  country: string;
  tracking: Record<string, string>;
  signupKey: string | undefined;
}

/** The line to the member whose page led here; a page of nobody's, or of somebody gone, leaves it a first text. */
const holdMessage = async (db: Database, site: Site, userId: number, form: SignupForm): Promise<void> => {
  const body = form.signup_message?.trim();
  if (!body) return;
  const target =
    form.profile === undefined
      ? undefined
      : await db
          .selectFrom('users')
          .where('site_id', '=', site.id)
          .where('public_id', '=', form.profile)
          .where('status', '=', 'active')
          .select('id')
          .executeTakeFirst();
  await db
    .insertInto('held_messages')
    .values({ user_id: userId, to_id: target?.id ?? null, body })
    .execute();
  await db
    .updateTable('users')
    .set({ signup_done: ['message'], signup_step: 1 })
    .where('id', '=', userId)
    .execute();
};

const requireForm = async (
  context: Context,
  form: SignupForm,
): Promise<Omit<NewAccount, 'passwordHash' | 'signupKey'>> => {
  const { db, site } = context;
  const email = readEmail(form.email);
  if (email === undefined) throw new DomainError('invalid_email', { field: 'email' });
  const name = requireName(form.name, email);
  requirePassword(form.password);
  requireUnlikeOwner(form.password, { email, name });
  requireProfileText('signup_message', form.signup_message ?? null);
  const country = await homeCountry(context, null);
  const place = await db
    .selectFrom('countries')
    .where('code', '=', country)
    .select(['min_age', 'timezone'])
    .executeTakeFirstOrThrow();
  const dateOfBirth = requireDateOfBirth(form.date_of_birth, { minAge: place.min_age, timezone: place.timezone });
  const tracking = Object.fromEntries(
    trackingKeys.flatMap((key) => (form[key] === undefined ? [] : [[key, form[key]]])),
  );
  const siteLanguage = site.domainLanguage.slice(0, 2);
  const language = form.language ?? (isLanguage(siteLanguage) ? siteLanguage : defaultLanguage);
  return { email, name, dateOfBirth, language, country, tracking };
};

/** How often an hour one network is told that an address has an account. */
const TAKEN_AN_HOUR = 50;

const takenOf = (address: string): Limit => ({
  key: `taken-signup:${networkKey(address).toString('hex')}`,
  most: TAKEN_AN_HOUR,
  windowSeconds: 3600,
});

const refuseTaken = async ({ db }: Context, owner: Owner, address: string): Promise<never> => {
  if (!(await takeSlot(db, takenOf(address)))) throw new DomainError('network_limit');
  const code = owner.status === 'pending_deletion' ? 'email_pending_deletion' : 'email_exists';
  throw new DomainError(code, { field: 'email' });
};

/**
 * Makes an account that is not confirmed yet, and a session for it (AUTH-01). Of many calls with one address exactly
 * one makes an account; the same call again, by its key and its password, is answered as the first was.
 * @returns null where the site answers alike for every address (decisions A-10): there is no session before the address
 *   is confirmed, and whether an account was made is told by mail alone
 */
export const signUp = async (
  context: Context,
  form: SignupForm,
  device: SignupDevice,
): Promise<{ userId: number; token: string } | null> => {
  const { db, site } = context;
  requireOpen(site, form);
  const account = await requireForm(context, form);
  const passwordHash = await hashPassword(form.password);
  // Of this address alone: one key tried with two addresses must not tell which of them is in use.
  const signupKey =
    device.signupKey === undefined ? undefined : derivedKey(device.signupKey, account.email.toLowerCase());
  const uniform = site.settings.uniform_reset_reply;

  const answerOwner = async (owner: Owner): Promise<number> => {
    const matches = await passwordMatches(owner.password_hash, form.password);
    if (matches && signupKey !== undefined && owner.signup_key === signupKey) return owner.id;
    if (!uniform) return refuseTaken(context, owner, device.address);
    await notifyOwner(context, owner.id, signupKey);
    return owner.id;
  };

  const make = async (): Promise<number> => {
    const owner = await findOwner(db, site.id, account.email);
    if (owner) return answerOwner(owner);
    // A network that has tried out its addresses would learn of a free one by the account it gets.
    if (!uniform && !(await hasSlot(db, takenOf(device.address)))) throw new DomainError('network_limit');
    try {
      return await db.transaction().execute(async (transaction) => {
        const id = await insertAccount(transaction, site, { ...account, passwordHash, signupKey });
        await holdMessage(transaction, site, id, form);
        await queueMail(transaction, { userId: id, template: 'activate' });
        return id;
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const first = await findOwner(db, site.id, account.email);
      if (!first) throw new DomainError('idempotency_mismatch');
      return answerOwner(first);
    }
  };

  const userId = await (uniform ? evenly(make) : make());
  if (device.previousToken) await endSession(db, device.previousToken);
  return uniform ? null : { userId, token: await createSession(db, userId, device.userAgent) };
};
