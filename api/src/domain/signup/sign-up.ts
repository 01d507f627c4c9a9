import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { defaultLanguage, isLanguage } from '@pairwise/contracts';
import { trackingKeys } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { UserStatus } from '../../db/types.generated.ts';
import {
  readEmail,
  requireDateOfBirth,
  requireName,
  requirePassword,
  requireUnlikeOwner,
} from '../account/account-fields.ts';
import { isUsable } from '../account/account.policy.ts';
import { type AccountRow, findAccountByEmail, lockAccount } from '../account/account.repository.ts';
import { notifyOwner } from '../account/notify-owner.ts';
import { hashPassword, passwordMatches } from '../account/password-hash.ts';
import { endSessionOfToken } from '../account/end-session.ts';
import { createSession } from '../account/session.repository.ts';
import { networkKey } from '../account/throttle-keys.ts';
import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { hasSlot, takeSlot } from '../limits/limits.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { requireProfileText } from '../profile/profile.policy.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCountryRules } from '../reference/reference.repository.ts';
import { requireOpenSignups, signupLimit, takenAddressLimit } from './signup.policy.ts';
import { findSignupHost, insertSignupHost } from './signup-host.repository.ts';
import { insertAccount, insertHeldMessage, isAccountTaken, type NewAccount } from './signup.repository.ts';

type SignupForm = BodyOf<Endpoints['POST /api/signup.php']>;

export interface SignupDevice {
  /** The network address of the request. */
  address: string;
  userAgent: string | undefined;
  /** The session the browser came with. It ends, so that an attacker cannot plant one. */
  previousToken: string | undefined;
  /** How long the session lasts; as long as any other by default. */
  seconds?: number;
  /** Idempotency-Key of the gesture. */
  signupKey: string | undefined;
}

/**
 * Holds the first message of the signup until the address is confirmed. It goes to the member whose page led to the
 * signup; without such a member it becomes the newcomer's own text.
 */
const holdMessage = async (
  db: Database,
  userId: number,
  hostId: number | undefined,
  form: SignupForm,
): Promise<void> => {
  const body = form.signup_message?.trim();
  if (body) await insertHeldMessage(db, { userId, toId: hostId ?? null, body });
};

/** An account that a signup has created, now or in an earlier call, with the hash of the form's password. */
interface Created {
  id: number;
  passwordHash: string | null;
}

/** Checks the form and completes it with the country and language of the request. */
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
  const dateOfBirth = requireDateOfBirth(form.date_of_birth, await findCountryRules(db, country));
  const tracking = Object.fromEntries(
    trackingKeys.flatMap((key) => (form[key] === undefined ? [] : [[key, form[key]]])),
  );
  const siteLanguage = site.domainLanguage.slice(0, 2);
  const language = form.language ?? (isLanguage(siteLanguage) ? siteLanguage : defaultLanguage);
  return { email, name, dateOfBirth, language, country, tracking };
};

/** @throws {DomainError} `email_exists`, `email_pending_deletion`, or `network_limit` */
const refuseTaken = async ({ db }: Context, status: UserStatus, address: string): Promise<never> => {
  if (!(await takeSlot(db, takenAddressLimit(networkKey(address))))) throw new DomainError('network_limit');
  const code = status === 'pending_deletion' ? 'email_pending_deletion' : 'email_exists';
  throw new DomainError(code, { field: 'email' });
};

/** A checked form. */
export interface CheckedSignup {
  form: SignupForm;
  account: Omit<NewAccount, 'signupKey'>;
}

/** Whether the owner of an address repeats their own signup, whose response was lost. */
const isRepeated = async (owner: AccountRow, form: SignupForm, signupKey: string | undefined): Promise<boolean> =>
  (await passwordMatches(owner.password_hash, form.password)) &&
  signupKey !== undefined &&
  owner.signup_key === signupKey;

// The address is part of the key: one key with two addresses must not reveal which of them is taken.
const signupKeyOf = (gesture: string | undefined, email: string): string | undefined =>
  gesture === undefined ? undefined : derivedKey(gesture, email.toLowerCase());

/**
 * Checks the form of a signup. Call it outside the transaction of `signUp`, because a taken address is counted.
 * @throws {DomainError} `signups_closed`, the errors of the fields and `signup_limit`; unless the site replies uniformly also
 *   `email_exists`, `email_pending_deletion` and `network_limit`
 */
export const checkSignup = async (
  context: Context,
  form: SignupForm,
  { address, signupKey }: Pick<SignupDevice, 'address' | 'signupKey'>,
): Promise<CheckedSignup> => {
  const { db, site } = context;
  requireOpenSignups(site, form);
  const account = await requireForm(context, form);
  // Counted before the costly work, whether the address is free or taken.
  if (!(await takeSlot(db, signupLimit(networkKey(address))))) throw new DomainError('signup_limit');
  const checked = { form, account: { ...account, passwordHash: await hashPassword(form.password) } };
  if (site.settings.uniform_reset_reply) return checked;
  const owner = await findAccountByEmail(db, site.id, account.email);
  if (owner && !(await isRepeated(owner, form, signupKeyOf(signupKey, account.email)))) {
    return refuseTaken(context, owner.status, address);
  }
  return checked;
};

/** What a signup has made. */
export interface SignedUp {
  /** Whether it has created an account now. */
  isNew: boolean;
  /**
   * The account and its session; null on a site with uniform replies (decisions A-10): there is no session before the
   * address is confirmed, and only a mail says whether an account was created.
   */
  opened: { userId: number; token: string } | null;
}

/**
 * Creates an unconfirmed account and a session for it (AUTH-01). Of concurrent calls with one address, one creates the
 * account. Repeating a call with its key and password returns the same account.
 */
export const signUp = async (
  context: Context,
  { form, account }: CheckedSignup,
  device: SignupDevice,
): Promise<SignedUp> => {
  const { db, site } = context;
  const signupKey = signupKeyOf(device.signupKey, account.email);
  const uniform = site.settings.uniform_reset_reply;

  let isNew = false;

  const resolveTakenAddress = async (owner: AccountRow): Promise<Created> => {
    const { id, password_hash: hashOfOwner } = owner;
    if (!(await isRepeated(owner, form, signupKey))) {
      if (!uniform) return refuseTaken(context, owner.status, device.address);
      await notifyOwner(context, id, signupKey);
    }
    return { id, passwordHash: hashOfOwner };
  };

  const create = async (): Promise<Created> => {
    const owner = await findAccountByEmail(db, site.id, account.email);
    if (owner) return resolveTakenAddress(owner);
    // A network above its limit must not learn of a free address by getting an account.
    const limit = takenAddressLimit(networkKey(device.address));
    if (!uniform && !(await hasSlot(db, limit))) throw new DomainError('network_limit');
    try {
      const id = await inTransaction(db, async (transaction) => {
        const newId = await insertAccount(transaction, site.id, { ...account, signupKey });
        const host = form.profile === undefined ? undefined : await findSignupHost(transaction, site.id, form.profile);
        if (host !== undefined) await insertSignupHost(transaction, newId, host);
        await holdMessage(transaction, newId, host, form);
        await queueMail(transaction, { userId: newId, template: 'activate' });
        return newId;
      });
      isNew = true;
      return { id, passwordHash: account.passwordHash };
    } catch (error) {
      if (!isAccountTaken(error)) throw error;
      const first = await findAccountByEmail(db, site.id, account.email);
      if (!first) throw new DomainError('idempotency_mismatch');
      return resolveTakenAddress(first);
    }
  };

  const created = await create();
  if (uniform) {
    if (device.previousToken !== undefined) await endSessionOfToken(db, device.previousToken);
    return { isNew, opened: null };
  }
  const opened = await openSession(db, created, device);
  return 'refused' in opened ? refuseTaken(context, opened.refused, device.address) : { isNew, opened };
};

/** Creates the session of a new account, or of a repeated signup whose account is still open and has the same password. */
const openSession = (
  db: Database,
  { id, passwordHash }: Created,
  device: SignupDevice,
): Promise<{ userId: number; token: string } | { refused: UserStatus }> =>
  inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!isUsable(account.status) || account.passwordHash !== passwordHash) return { refused: account.status };
    return { userId: id, token: await createSession(transaction, account, device) };
  });
