import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

/** What the receipt of a complaint shows. */
export interface Receipt {
  /** Id of the case. */
  id: string;
  /** Whether the reported member was blocked with it. */
  blocked: boolean;
}

/** The receipt of a history entry, which a reload keeps. A sheet that is opened again is another entry. */
interface KeptReceipt extends Receipt {
  entry: string;
}

const isReceipt = (value: unknown): value is KeptReceipt => {
  if (typeof value !== 'object' || value === null) return false;
  const { entry, id, blocked }: Partial<Record<keyof KeptReceipt, unknown>> = value;
  return typeof entry === 'string' && typeof id === 'string' && typeof blocked === 'boolean';
};

/** The last receipt of this tab, one per member and one for visitors: another member on the device does not find it. */
const stored = () => tabStorage(`complaint-receipt:${bus.user$.value?.id ?? ''}`, isReceipt);

/** Returns the receipt that a history entry showed before a reload. */
export const readKeptReceipt = (entry: string): Receipt | undefined => {
  const kept = stored().read();
  return kept?.entry === entry ? kept : undefined;
};

/** Keeps the receipt of a history entry. */
export const keepReceipt = (entry: string, { id, blocked }: Receipt): void => stored().write({ entry, id, blocked });
