import { bundle, type Order } from './account.ts';

/** What one change added, and what is left of it. */
export interface Lot {
  payment: string | undefined;
  left: number;
}

export interface Spending {
  ref: string;
  reason: string;
  credits: number;
  /** What it took from each lot. */
  from: { lot: Lot; credits: number }[];
  isGivenBack: boolean;
}

export interface Sale {
  order: Order;
  status: 'created' | 'completed' | 'refunded' | 'charged_back';
  /** How many of its attempts were paid: the second one is returned. */
  paid: number;
  /** The attempts that a bank took the money of, by their index. */
  chargedBack: Set<number>;
  lot: Lot | undefined;
}

/** What an account must contain after a sequence of changes, by the rules alone: no code of the product is used here. */
export interface Model {
  lots: Lot[];
  spent: Spending[];
  sales: Sale[];
}

export const emptyModel = (): Model => ({ lots: [], spent: [], sales: [] });

export const balanceOf = ({ lots }: Model): number => lots.reduce((sum, { left }) => sum + left, 0);

/** Takes credits from lots in their order, one of them first. Returns what was taken from each. */
const take = (lots: readonly Lot[], wanted: number): Spending['from'] => {
  const from: Spending['from'] = [];
  let rest = wanted;
  for (const lot of lots) {
    const credits = Math.min(rest, lot.left);
    if (credits === 0) continue;
    lot.left -= credits;
    rest -= credits;
    from.push({ lot, credits });
  }
  return from;
};

export const add = (model: Model, credits: number, payment?: string): Lot => {
  const lot = { payment, left: credits };
  model.lots.push(lot);
  return lot;
};

/** Spends credits, and returns whether there are enough. */
export const spend = (model: Model, spending: Pick<Spending, 'ref' | 'reason' | 'credits'>): boolean => {
  if (balanceOf(model) < spending.credits) return false;
  model.spent.push({ ...spending, from: take(model.lots, spending.credits), isGivenBack: false });
  return true;
};

export const giveBack = (spending: Spending): void => {
  for (const { lot, credits } of spending.from) lot.left += credits;
  spending.isGivenBack = true;
};

/** Takes a purchase back, as far as the account has credits: those of its own lot first. */
export const takeBack = (model: Model, sale: Sale, credits: number = bundle.credits): void => {
  const { lot } = sale;
  const others = model.lots.filter((one) => one !== lot);
  take(lot ? [lot, ...others] : others, credits);
};
