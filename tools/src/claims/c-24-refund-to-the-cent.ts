import { type Findings, History, noFindings } from './c-24/history.ts';
import { compareMoney, type Money } from './c-24/money.ts';
import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { seeded } from './support/random.ts';
import type { Edit } from './support/running-api.ts';
import { openShop } from './support/shop.ts';

const PORT = 4835;

const HISTORIES = { small: 40, full: 10_000 } as const;
const CONTROL_HISTORIES = 12;
const CONCURRENT = 12;

interface Result extends Findings {
  money: Money;
}

const run = async (
  histories: number,
  { seed, log, edits }: { seed: number; log: (line: string) => void; edits: readonly Edit[] },
): Promise<Result> => {
  const shop = await openShop({ purpose: 'c-24', port: PORT, log, edits });
  try {
    const findings = noFindings();
    const buyers = await shop.makeBuyers(histories);
    await inParallel([...buyers.entries()], CONCURRENT, async ([nth, buyer]) => {
      await new History(shop, buyer, seeded(seed + nth), findings).run();
      if (findings.histories % 500 === 0) log(`${findings.histories} histories …`);
    });
    await shop.finishJobs();
    return { ...findings, money: await compareMoney(shop) };
  } finally {
    await shop.close();
  }
};

const isRight = ({ differences, money }: Result): boolean =>
  differences.length === 0 &&
  money.overpaid === 0 &&
  money.paidTwice === 0 &&
  money.otherRefunds === 0 &&
  money.wrongReceipts === 0 &&
  money.difference === 0;

/** The negative control: shares are rounded down. */
const careless: Edit[] = [
  {
    file: 'src/domain/withdrawals/withdrawals.policy.ts',
    from: 'Math.min(leftMinor, Math.ceil((amountMinor * unusedCredits) / credits));',
    to: 'Math.min(leftMinor, Math.floor((amountMinor * unusedCredits) / credits));',
  },
];

/** Proves C-24: a withdrawal pays back the right amount to the cent, and no money goes back twice. */
export const refundToTheCent: Claim = {
  id: 'C-24',
  title: 'refunds are right to the cent, and never paid twice',
  prove: async ({ size, seed, log }) => {
    const found = await run(HISTORIES[size], { seed, log, edits: [] });
    for (const line of found.differences.slice(0, 5)) log(line);
    log('Control: an api that rounds down …');
    const control = await run(CONTROL_HISTORIES, { seed, log: () => undefined, edits: careless });
    const { money } = found;
    return {
      holds: isRight(found),
      counts: {
        histories: found.histories,
        purchases: found.purchases,
        spendings: found.spendings,
        'refunds by the operator': found.refunds,
        'withdrawals decided': found.withdrawals,
        'of them paid back': found.paidBack,
        chargebacks: found.chargebacks,
        'differences from the oracle': found.differences.length,
        'refunds not sent, because the bank had the money': money.unsent,
        'orders that were paid back above their price': money.overpaid,
        'refunds after a chargeback of the same money': money.paidTwice,
        'orders whose refunds the provider has otherwise': money.otherRefunds,
        'orders whose receipts are not their ledger': money.wrongReceipts,
        'ledger minus the book of the provider, in cents': money.difference,
      },
      control: {
        what: `an api that rounds down (${control.differences.length} differences)`,
        caught: control.differences.length > 0,
      },
    };
  },
};
