import { tabStorage } from '@pairwise/remote';

import { linkPurposes, type LinkPurpose } from './link-purposes.ts';

/** `unknown`: removed from the address bar, and the api has not returned its purpose yet. */
type Purpose = LinkPurpose | 'unknown';

interface Held {
  purpose: Purpose;
  token: string;
}

/** Copy in memory for browsers without storage. It suffices, because all pages that act on a link share one document. */
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
  stored.write(next);
};

/** Stores the secret of a mail's link for the page that acts on it. One secret at a time, in this tab only. */
export const rememberLinkToken = (purpose: Purpose, token: string): void => store({ purpose, token });

/** Reads the secret for a purpose without deleting it, so that a page with a button or a form survives a reload. */
export const readLinkToken = (purpose: Purpose): string | undefined => {
  const found = stored.read() ?? held;
  return found?.purpose === purpose ? found.token : undefined;
};

/** Reads the secret for a purpose and deletes it. Call it when the secret is used. */
export const takeLinkToken = (purpose: Purpose): string | undefined => {
  const token = readLinkToken(purpose);
  if (token !== undefined) store(undefined);
  return token;
};
