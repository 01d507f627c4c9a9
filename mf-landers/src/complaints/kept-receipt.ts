import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

import type { CaseKey } from './case-link.ts';

/** What the receipt of a complaint shows. */
export interface KeptReceipt {
  opened: CaseKey;
  /** The address of a visitor, if they gave one. */
  email?: string | undefined;
}

const isReceipt = (value: unknown): value is KeptReceipt => {
  if (typeof value !== 'object' || value === null) return false;
  const { opened, email }: Partial<Record<keyof KeptReceipt, unknown>> = value;
  if (typeof opened !== 'object' || opened === null) return false;
  const { id, secret }: Partial<Record<keyof CaseKey, unknown>> = opened;
  return typeof id === 'string' && typeof secret === 'string' && (email === undefined || typeof email === 'string');
};

/** The receipt of this tab, one per member and one for visitors, as their drafts are kept. */
const stored = () => tabStorage(`complaint-receipt:${bus.user$.value?.id ?? ''}`, isReceipt);

/** Returns the receipt that was shown before a reload or a visit to another page. None while the user is unknown. */
export const readKeptReceipt = (): KeptReceipt | undefined =>
  bus.user$.value === undefined ? undefined : stored().read();

/** Keeps a receipt: a visitor without an address gets no mail, and has the way to the case only from it. */
export const keepReceipt = (receipt: KeptReceipt): void => stored().write(receipt);

/** Deletes the receipt when the reporter goes on to another complaint. */
export const deleteKeptReceipt = (): void => stored().write(undefined);
