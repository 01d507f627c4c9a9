import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

import { type DebitField, type DebitValues, debitFields, emptyValues } from './debit-values.ts';

/** All fields but the account: an IBAN is in the memory of the page only. */
type KeptField = Exclude<DebitField, 'iban'>;

/** What was typed, by whom and for which bundle. */
type Draft = Record<KeptField, string> & {
  member: number;
  product: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
};

/** How long a draft is kept after the last key: long enough to look up an account, and not for the next person at the computer. */
const keptMs = 30 * 60_000;

const keptFields = debitFields.filter((field): field is KeptField => field !== 'iban');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  [...keptFields, 'product'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  ['member', 'expiresAt'].every((field) => typeof Reflect.get(value, field) === 'number');

/** One for all bundles and members, so that none is left behind when the member is no longer known. */
const entry = tabStorage('debit-form', isDraft);

const deleteExpired = (): void => {
  if ((entry.read()?.expiresAt ?? 0) <= Date.now()) entry.write(undefined);
};

let timer: ReturnType<typeof setTimeout> | undefined;

// It must not outlive the session: a logout, or another member who logs in within this tab, deletes it.
bus.user$.subscribe((user) => {
  if (user === undefined) deleteExpired();
  else if (entry.read()?.member !== user?.id) entry.write(undefined);
});

/** Returns what was typed before a reload, without the IBAN. */
export const readDraft = (product: string): DebitValues => {
  deleteExpired();
  const kept = entry.read();
  if (kept?.product !== product || kept.member !== bus.user$.value?.id) return emptyValues;
  return debitFields.reduce(
    (values, field) => ({ ...values, [field]: field === 'iban' ? '' : kept[field] }),
    emptyValues,
  );
};

/** Keeps name, address and phone number of a member for a reload of the tab. */
export const keepDraft = (product: string, values: DebitValues): void => {
  const member = bus.user$.value?.id;
  if (member === undefined) return;
  const { iban: _, ...draft } = values;
  entry.write({ ...draft, member, product, expiresAt: Date.now() + keptMs });
  clearTimeout(timer);
  timer = setTimeout(deleteExpired, keptMs);
};

/** Deletes the draft of a bundle: its code is under way, or the member pays in another way. */
export const deleteDraft = (product: string): void => {
  if (entry.read()?.product === product) entry.write(undefined);
};
