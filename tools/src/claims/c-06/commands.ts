import fc, { type AsyncCommand } from 'fast-check';

import { type Account, bundle, newOrder, type Outcome } from './account.ts';
import { add, balanceOf, giveBack, type Model, type Sale, spend, takeBack } from './model.ts';

/** The model foresees another outcome than the database had. */
export class DifferenceError extends Error {
  override readonly name = 'DifferenceError';
}

export const expectOutcome = (what: string, found: Outcome, expected: Outcome): void => {
  if (found !== expected) throw new DifferenceError(`${what}: ${found} instead of ${expected}`);
};

type Command = AsyncCommand<Model, Account>;

let count = 0;
const nextRef = (): string => {
  count += 1;
  return `model:${count}`;
};

const command = (
  text: string,
  check: (model: Model) => boolean,
  run: (model: Model, account: Account) => Promise<void>,
): Command => ({ check, run, toString: () => text });

const always = (): boolean => true;
const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

const grant = (credits: number): Command =>
  command(`grant ${credits}`, always, async (model, account) => {
    expectOutcome('grant', await account.post(credits, 'bonus', nextRef()), 'accepted');
    add(model, credits);
  });

const spendSome = (credits: number, reason: string): Command =>
  command(`${reason} ${credits}`, always, async (model, account) => {
    const ref = nextRef();
    const isEnough = spend(model, { ref, reason, credits });
    expectOutcome(reason, await account.post(-credits, reason, ref), isEnough ? 'accepted' : 'DB032');
  });

const repeatSpending = (index: number): Command =>
  command(
    `repeat ${index}`,
    ({ spent }) => spent.length > 0,
    async (model, account) => {
      const spending = at(model.spent, index);
      if (!spending) return;
      const { ref, reason, credits } = spending;
      expectOutcome('the same posting again', await account.post(-credits, reason, ref), 'accepted');
      expectOutcome('the same key, another amount', await account.post(-credits - 1, reason, ref), 'DB040');
    },
  );

const returnSpending = (index: number): Command =>
  command(
    `return ${index}`,
    ({ spent }) => spent.length > 0,
    async (model, account) => {
      const spending = at(model.spent, index);
      if (!spending) return;
      expectOutcome('return', await account.post(spending.credits, 'message_refund', spending.ref), 'accepted');
      if (!spending.isGivenBack) giveBack(spending);
    },
  );

const order = (): Command =>
  command('order', always, async (model, account) => {
    const made = newOrder();
    expectOutcome('order', await account.order(made), 'accepted');
    model.sales.push({ order: made, status: 'created', paid: 0, chargedBack: new Set(), lot: undefined });
  });

/** The first money of an order completes it; any later response changes nothing, or is returned as a second payment. */
const payAttempt = (sale: Sale, model: Model): void => {
  sale.paid += 1;
  if (sale.status !== 'created') return;
  sale.status = 'completed';
  sale.lot = add(model, bundle.credits, sale.order.payment);
};

const pay = (index: number): Command =>
  command(
    `pay ${index}`,
    ({ sales }) => sales.length > 0,
    async (model, account) => {
      const sale = at(model.sales, index);
      if (!sale) return;
      const attempt = sale.order.attempts[Math.min(sale.paid, 1)] ?? '';
      expectOutcome('pay', await account.settle(attempt, 'paid'), 'accepted');
      if (sale.paid < 2) payAttempt(sale, model);
    },
  );

const hearAgain = (index: number, state: 'open' | 'failed'): Command =>
  command(
    `hear ${state} ${index}`,
    ({ sales }) => sales.some(({ paid }) => paid > 0),
    async (model, account) => {
      const sale = at(
        model.sales.filter(({ paid }) => paid > 0),
        index,
      );
      if (sale) expectOutcome('an old response', await account.settle(sale.order.attempts[0], state), 'accepted');
    },
  );

const withdraw = (index: number): Command =>
  command(
    `withdraw ${index}`,
    ({ sales }) => sales.length > 0,
    async (model, account) => {
      const sale = at(model.sales, index);
      if (!sale) return;
      const left = sale.lot?.left ?? 0;
      const minor = Math.ceil((bundle.minor * left) / bundle.credits);
      const found = await account.refund(sale.order, 'withdrawal', minor);
      // Without unused credits nothing is paid back, and such an end of the order takes all its credits.
      if (sale.status === 'completed') {
        expectOutcome('withdraw', found, 'accepted');
        takeBack(model, sale, minor > 0 ? left : bundle.credits);
        sale.status = 'refunded';
      } else if (sale.status !== 'refunded') expectOutcome('withdraw', found, 'DB003');
    },
  );

const chargeBack = (index: number, attempt: 0 | 1): Command =>
  command(
    `charge back ${index}`,
    ({ sales }) => sales.length > 0,
    async (model, account) => {
      const sale = at(model.sales, index);
      if (!sale) return;
      const wasPaid = sale.paid > attempt;
      expectOutcome(
        'charge back',
        await account.chargeBack(sale.order.attempts[attempt]),
        wasPaid ? 'accepted' : 'DB003',
      );
      if (!wasPaid || sale.chargedBack.has(attempt)) return;
      sale.chargedBack.add(attempt);
      if (attempt === 0 && sale.status === 'completed') {
        takeBack(model, sale);
        sale.status = 'charged_back';
      }
    },
  );

/** Arbitrary sequences of changes of one account. */
export const sequences = (longest: number): fc.Arbitrary<Iterable<Command>> => {
  const index = fc.nat(20);
  return fc.commands(
    [
      fc.integer({ min: 1, max: 12 }).map(grant),
      fc
        .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('message', 'photo', 'gift'))
        .map(([credits, reason]) => spendSome(credits, reason)),
      fc.integer({ min: 1, max: 6 }).map((credits) => spendSome(credits, 'message')),
      index.map(repeatSpending),
      index.map(returnSpending),
      fc.constant(null).map(order),
      index.map(pay),
      index.map(pay),
      fc.tuple(index, fc.constantFrom('open' as const, 'failed' as const)).map(([of, state]) => hearAgain(of, state)),
      index.map(withdraw),
      fc.tuple(index, fc.constantFrom(0 as const, 1 as const)).map(([of, attempt]) => chargeBack(of, attempt)),
    ],
    { maxCommands: longest, size: 'max' },
  );
};

/** Whether the account has what the model foresees. */
export const compare = (
  model: Model,
  found: { balance: number; lots: { payment: string | null; left: number }[] },
): void => {
  const expected = model.lots.map(({ payment, left }) => `${payment ?? '-'}:${left}`).join(' ');
  const lots = found.lots.map(({ payment, left }) => `${payment ?? '-'}:${left}`).join(' ');
  if (found.balance !== balanceOf(model) || lots !== expected) {
    throw new DifferenceError(`the lots are ${lots} (balance ${found.balance}) instead of ${expected}`);
  }
};
