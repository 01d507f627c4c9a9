import { randomInt, randomUUID } from 'node:crypto';

import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../src/db/database.ts';
import { findChallenge } from '../src/domain/direct-debit/challenges.repository.ts';
import { hashCode } from '../src/domain/direct-debit/code.ts';
import { vaultOf } from '../src/providers/vault/open-vault.ts';
import type { TestApi } from './test-api.ts';

type Form = BodyOf<Endpoints['POST /api/directdebit.php']>;

/** A key of bank accounts for tests: the setting `DIRECT_DEBIT_KEY`. */
export const testDebitKey = Buffer.alloc(32, 7).toString('base64url');

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Returns a valid German IBAN that no other test has. The sandbox decides by its last two digits. */
export const newIban = (end = '00'): string => {
  const account = `${digits(16)}${end}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
};

/** Returns a Dutch mobile number that no other test has. */
export const newMobile = (): string => `+3161${digits(7)}`;

/** Fills the form of a direct debit. */
export const debitForm = (differences: Partial<Form> = {}): Form => ({
  payment_id: randomUUID(),
  product: 'p1',
  account_holder: 'Anna de Vries',
  iban: newIban(),
  street: 'Herengracht',
  house_number: '12a',
  postal_code: '1015 BA',
  city: 'Amsterdam',
  mobile_number: newMobile(),
  authorisation: true,
  mandate: { version: 'sepa-core-3', language: 'en' },
  ...differences,
});

interface SentText {
  to: string;
  subject: string;
  text: string;
}

/** Sends what waits, and lists the text messages to a number, newest first. */
export const textsTo = async (api: TestApi, mobile: string): Promise<string[]> => {
  await api.runDueJobs();
  const sent = (await api.app.inject({ url: '/__dev/outbox', query: { to: mobile } })).json<SentText[]>();
  return sent.map(({ text }) => text);
};

/** Returns the code of the newest text message to a number. */
export const smsCodeTo = async (api: TestApi, mobile: string): Promise<string> => {
  const code = /\b\d{6}\b/.exec((await textsTo(api, mobile))[0] ?? '')?.[0];
  if (code === undefined) throw new Error('There is no text message with a code.');
  return code;
};

/** Gives a request another code, where the api has `testDebitKey`. */
export const setSmsCode = async (db: Database, challenge: string, code: string): Promise<void> => {
  const found = await findChallenge(db, challenge);
  if (!found) throw new Error('There is no such request for a code.');
  const hash = hashCode(vaultOf(Buffer.from(testDebitKey, 'base64url')), found, code);
  await sql`update sdd_challenges set code_hash = ${hash}, code_sealed = null where challenge_id = ${challenge}`.execute(
    db,
  );
};

/** Gives all limits new slots, and lets the next code be sent at once. */
export const renewLimits = async (db: Database): Promise<void> => {
  await sql`delete from limit_slots`.execute(db);
  await sql`update sdd_challenges set sent_at = now() - interval '61 seconds'`.execute(db);
};
