import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

import { type DebitField, type DebitValues, debitFields, emptyValues } from './debit-values.ts';

/** All fields but the account: an IBAN is in the memory of the page only. */
type KeptField = Exclude<DebitField, 'iban'>;
type Draft = Record<KeptField, string>;

const keptFields = debitFields.filter((field): field is KeptField => field !== 'iban');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  keptFields.every((field) => typeof Reflect.get(value, field) === 'string');

/** Another member who logs in within this tab must not read it. */
const entryOf = (product: string) => tabStorage(`debit-form:${bus.user$.value?.id ?? ''}:${product}`, isDraft);

/** Returns what was typed before a reload, without the IBAN. */
export const readDraft = (product: string): DebitValues => {
  const kept = entryOf(product).read();
  if (!kept) return emptyValues;
  return debitFields.reduce(
    (values, field) => ({ ...values, [field]: field === 'iban' ? '' : kept[field] }),
    emptyValues,
  );
};

/** Keeps name, address and phone number for a reload of the tab. */
export const keepDraft = (product: string, values: DebitValues): void => {
  const { iban: _, ...draft } = values;
  entryOf(product).write(draft);
};

/** Deletes the draft: its code is under way, or the member pays in another way. */
export const deleteDraft = (product: string): void => entryOf(product).write(undefined);
