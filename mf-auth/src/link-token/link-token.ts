import { tabStorage } from '@pairwise/remote';

import { linkPurposes, type LinkPurpose } from './link-purposes.ts';

/** `unknown`: taken out of the address bar, and the api has not said yet what it is for. */
type Purpose = LinkPurpose | 'unknown';

interface Held {
  purpose: Purpose;
  token: string;
}

/** Also here for tabs that keep no storage: all pages that act on a link are of one document. */
let held: Held | undefined;

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' &&
  value !== null &&
  'purpose' in value &&
  'token' in value &&
  typeof value.token === 'string' &&
  ['unknown', ...linkPurposes].some((purpose) => purpose === value.purpose);

const stored = tabStorage('link-token', isHeld);

const store = (next: Held | undefined): void => {
  held = next;
  stored.keep(next);
};

/** Keeps the secret of a link from a mail for the page that acts on it. One at a time, in this tab alone. */
export const rememberLinkToken = (purpose: Purpose, token: string): void => store({ purpose, token });

/** The secret kept for a purpose. It stays: a page that asks for a press or a password first survives a reload. */
export const readLinkToken = (purpose: Purpose): string | undefined => {
  const found = stored.read() ?? held;
  return found?.purpose === purpose ? found.token : undefined;
};

/** The secret kept for a purpose, which is forgotten with that: for the moment in which it is used. */
export const takeLinkToken = (purpose: Purpose): string | undefined => {
  const token = readLinkToken(purpose);
  if (token !== undefined) store(undefined);
  return token;
};
