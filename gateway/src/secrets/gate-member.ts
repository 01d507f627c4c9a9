import { createHmac } from 'node:crypto';

import { openSecretKey } from './secret-key.ts';

/** Names that are common in most of the languages of the product. */
const names = {
  female: ['Anna', 'Eva', 'Julia', 'Laura', 'Lena', 'Lisa', 'Maria', 'Nina', 'Nora', 'Sara', 'Sofia', 'Emma'],
  male: ['Adam', 'Alex', 'Daniel', 'David', 'Erik', 'Jan', 'Lucas', 'Mark', 'Martin', 'Max', 'Oscar', 'Tim'],
} as const;
const surnames = ['berg', 'dahl', 'fischer', 'jansen', 'keller', 'lange', 'martin', 'meyer', 'peters', 'vos', 'weber'];
/** Providers that many members have. With six digits an address hardly ever belongs to a person. */
const providers = ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'yahoo.com'];

/** The account of the reserved member as whom the gate visits members' pages, and what it enters about itself. */
export interface GateMemberAccount {
  email: string;
  password: string;
  name: string;
  gender: 'male' | 'female';
  /** `1990-01-31` */
  birthDate: string;
}

/**
 * Returns the account of the gate's member. All of it follows from a secret of the data directory: several machines with one
 * database have a member each, and code that the gate checks finds nothing in it that is the same in every product.
 */
export const gateMemberOf = (dataDir: string): GateMemberAccount => {
  const key = openSecretKey(dataDir, 'gate-member');
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose);
  const numberOf = (purpose: string, below: number): number => derive(purpose).digest().readUIntBE(0, 6) % below;
  const one = (purpose: string, values: readonly string[]): string => values[numberOf(purpose, values.length)] ?? '';
  const gender = numberOf('gender', 2) === 0 ? 'female' : 'male';
  const name = one('name', names[gender]);
  const digits = String(numberOf('digits', 1_000_000)).padStart(6, '0');
  const birthDate = new Date(Date.UTC(1978 + numberOf('year', 24), 0, 1 + numberOf('day', 365)));
  return {
    email: `${name.toLowerCase()}${one('surname', surnames)}${digits}@${one('provider', providers)}`,
    password: derive('password').digest('base64url'),
    name,
    gender,
    birthDate: birthDate.toISOString().slice(0, 10),
  };
};
