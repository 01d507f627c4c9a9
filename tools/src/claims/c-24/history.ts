import { randomUUID } from 'node:crypto';

import { runBilling } from '@pairwise/api/billing';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Attempt, Buyer, Shop } from '../support/shop.ts';
import { type Decision, Oracle, type OracleOrder, bundles, type Bundle } from './oracle.ts';

/** What the histories contained, and where the product differed from the oracle. */
export interface Findings {
  histories: number;
  purchases: number;
  spendings: number;
  refunds: number;
  withdrawals: number;
  paidBack: number;
  chargebacks: number;
  differences: string[];
}

export const noFindings = (): Findings => ({
  histories: 0,
  purchases: 0,
  spendings: 0,
  refunds: 0,
  withdrawals: 0,
  paidBack: 0,
  chargebacks: 0,
  differences: [],
});

interface Bought extends Attempt {
  order: OracleOrder;
  number: string;
  /** Statements about the order. */
  withdrawals: number;
}

/** The api accepts so many statements about one order in a day (`withdrawals.policy.ts`). */
const MOST_WITHDRAWALS = 5;

const offers = z.object({ orders: z.array(z.object({ order_number: z.string(), refund_minor: z.number() })) });
const submitted = z.object({ receipt: z.object({ id: z.uuid() }) });

/** Each request comes from a network of its own, because the number of statements from one network is limited. */
let networks = 0;
const nextNetwork = (): string => {
  networks += 1;
  return `10.${Math.floor(networks / 256) % 256}.${networks % 256}.1`;
};

/** The most reads of a job's result, and the milliseconds between two of them. */
const READS = 3_000;
const BETWEEN = 20;

/** Reads until a job has had its effect. Without an effect the comparison with the oracle fails. */
const waitFor = async <Result>(read: () => Promise<Result | undefined>): Promise<Result | undefined> => {
  for (let reads = 0; reads < READS; reads += 1) {
    const result = await read();
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
  return undefined;
};

/** One member who buys, spends, gets money back and withdraws, in an order that the seed decides. */
export class History {
  readonly #shop: Shop;
  readonly #buyer: Buyer;
  readonly #random: () => number;
  readonly #findings: Findings;
  readonly #oracle = new Oracle();
  readonly #bought: Bought[] = [];
  readonly #steps: string[] = [];
  #spent: { ref: string; credits: number }[] = [];

  constructor(shop: Shop, buyer: Buyer, random: () => number, findings: Findings) {
    this.#shop = shop;
    this.#buyer = buyer;
    this.#random = random;
    this.#findings = findings;
  }

  async run(): Promise<void> {
    await this.#buy();
    const steps = 3 + Math.floor(this.#random() * 8);
    for (let nth = 0; nth < steps; nth += 1) await this.#step();
    this.#findings.histories += 1;
    await this.#compareCredits();
  }

  async #step(): Promise<void> {
    const kind = this.#random();
    if (kind < 0.15) return this.#bought.length < 4 ? this.#buy() : undefined;
    if (kind < 0.45) return this.#spend();
    if (kind < 0.53) return this.#giveBack();
    if (kind < 0.7) return this.#refund();
    if (kind < 0.9) return this.#withdraw();
    return this.#chargeBack();
  }

  #differs(what: string, found: unknown, expected: unknown): void {
    if (found === expected) return;
    this.#findings.differences.push(
      `${what}: ${String(found)} instead of ${String(expected)}, after ${this.#steps.join(', ')}`,
    );
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  async #buy(): Promise<void> {
    const product =
      this.#pick(Object.keys(bundles).filter((key): key is Bundle => Object.hasOwn(bundles, key))) ?? 'p1';
    // The bonus is for the first payment of a new member.
    const hasBonus = this.#bought.length === 0 && this.#random() < 0.4;
    this.#steps.push(`${product}${hasBonus ? ' with the bonus' : ''}`);
    const attempt = await this.#shop.order(this.#buyer, undefined, 'ideal', {
      product,
      ...(hasBonus && { code: 'TIMEBONUS25' }),
    });
    await this.#shop.decide(attempt.ref, 'paid');
    await this.#shop.deliver(`id=${attempt.ref}`);
    // Webhooks are stored, and a job applies them.
    const row = await waitFor(() =>
      this.#shop.api.db
        .selectFrom('payments')
        .where('payment_id', '=', attempt.payment)
        .where('status', '=', 'completed')
        .select(['order_number', 'amount_minor'])
        .executeTakeFirst(),
    );
    const order = this.#oracle.buy(product, hasBonus);
    this.#bought.push({ ...attempt, order, number: row?.order_number ?? '', withdrawals: 0 });
    this.#differs('price of a completed order', row?.amount_minor, order.paid);
    this.#findings.purchases += 1;
  }

  async #post(delta: number, reason: string, ref: string): Promise<void> {
    await sql`select credits_post(${this.#buyer.id}, ${delta}, ${reason}::ledger_reason, ${ref}, ${reason + ref})`.execute(
      this.#shop.api.db,
    );
  }

  async #spend(): Promise<void> {
    const balance = this.#oracle.balance();
    if (balance === 0) return;
    const credits = this.#random() < 0.15 ? balance : Math.ceil(this.#random() * balance * 0.6);
    this.#steps.push(`spend ${credits}`);
    const ref = `c-24:${randomUUID()}`;
    await this.#post(-credits, 'message', ref);
    this.#oracle.spend(credits);
    this.#spent.push({ ref, credits });
    this.#findings.spendings += 1;
  }

  /** The last message failed: its price returns. */
  async #giveBack(): Promise<void> {
    const spending = this.#oracle.spendings.at(-1);
    const last = this.#spent.at(-1);
    if (!spending || !last || spending.isGivenBack) return;
    this.#steps.push(`give ${last.credits} back`);
    await this.#post(last.credits, 'message_refund', last.ref);
    this.#oracle.giveBack(spending);
  }

  async #refund(): Promise<void> {
    const bought = this.#pick(this.#bought);
    if (!bought) return;
    const { order } = bought;
    const left = order.paid - order.refunded;
    const kind = this.#random();
    // Everything that is left, too much, or a part.
    const minor = kind < 0.2 ? left : kind < 0.3 ? left + 1 : Math.ceil(this.#random() * left * 0.7);
    this.#steps.push(`refund ${minor} of ${order.paid}`);
    const lines: string[] = [];
    const amount = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
    const code = await runBilling(['refund', bought.number, '--reason', 'goodwill', '--amount', amount], {
      withDatabase: (work) => work(this.#shop.api.databaseUrl),
      print: (line) => lines.push(line),
    });
    const isPossible = this.#oracle.refund(order, minor);
    this.#differs(`refund (${lines.join(' ')})`, code, isPossible ? 0 : 1);
    if (isPossible) this.#findings.refunds += 1;
  }

  /** Sends a request of the member to one of the apis, and returns its response. */
  async #request(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#shop.api.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: this.#buyer.cookie,
        'x-request-type': 'client',
        'x-forwarded-for': nextNetwork(),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Waits until the job has decided on a statement, and returns what it decided. */
  #decisionOn(id: string) {
    return waitFor(async () => {
      const { rows } = await sql<{ outcome: string; minor: number }>`
        select w.outcome, coalesce(r.amount_minor, 0) as minor from withdrawals w left join refunds r using (refund_id)
        where w.withdrawal_id = ${id} and w.outcome is not null`.execute(this.#shop.api.db);
      return rows[0];
    });
  }

  async #withdraw(): Promise<void> {
    const bought = this.#pick(this.#bought.filter(({ withdrawals }) => withdrawals < MOST_WITHDRAWALS));
    if (!bought) return;
    bought.withdrawals += 1;
    this.#steps.push(`withdraw from ${bought.order.paid}`);
    const { orders } = offers.parse(await this.#request('/api/withdrawal.php'));
    const offered = orders.find(({ order_number: number }) => number === bought.number)?.refund_minor ?? 0;
    const body = { order_number: bought.number, confirm: true };
    const { receipt } = submitted.parse(await this.#request('/api/withdrawal.php', body));
    const found = await this.#decisionOn(receipt.id);
    const expected: Decision = this.#oracle.withdraw(bought.order);
    this.#differs('outcome of a withdrawal', found?.outcome, expected.outcome);
    this.#differs('amount of a withdrawal', found?.minor, expected.minor);
    this.#differs('amount that was offered before', offered, expected.minor);
    this.#findings.withdrawals += 1;
    if (expected.outcome === 'withdrawn') this.#findings.paidBack += 1;
  }

  /** The bank takes the money back: all of it, or a part. Refunds may be pending at this moment. */
  async #chargeBack(): Promise<void> {
    const bought = this.#pick(this.#bought.filter(({ order }) => order.status !== 'charged back'));
    if (!bought) return;
    const { paid } = bought.order;
    const minor = this.#random() < 0.6 ? paid : Math.ceil(this.#random() * paid);
    this.#steps.push(`charge ${minor} of ${paid} back`);
    await this.#shop.chargeBack(bought.ref, minor);
    await this.#shop.deliver(`id=${bought.ref}`);
    const known = await waitFor(() =>
      this.#shop.api.db
        .selectFrom('chargebacks')
        .where('attempt_id', '=', bought.attempt)
        .select('amount_minor')
        .executeTakeFirst(),
    );
    this.#differs('chargeback', known?.amount_minor, minor);
    this.#oracle.chargeBack(bought.order);
    this.#findings.chargebacks += 1;
  }

  async #compareCredits(): Promise<void> {
    const { rows } = await sql<{ payment: string; left: number }>`
      select payment_id as payment, left_credits as left from credit_lots where user_id = ${this.#buyer.id}`.execute(
      this.#shop.api.db,
    );
    for (const { payment, order } of this.#bought) {
      this.#differs('unused credits of an order', rows.find((row) => row.payment === payment)?.left, order.left);
    }
  }
}
