/** The bundles in euros: list price in minor units and credits, as the product decisions have them. */
export const bundles = {
  p0: { minor: 1499, credits: 12 },
  p1: { minor: 2999, credits: 30 },
  p2: { minor: 5999, credits: 75 },
  p3: { minor: 11_999, credits: 180 },
} as const;

export type Bundle = keyof typeof bundles;

/** An order as the rules alone know it. Money is in minor units. */
export interface OracleOrder {
  paid: number;
  credits: number;
  /** Credits that are not spent. */
  left: number;
  /** What was sent back, or will be. */
  refunded: number;
  status: 'completed' | 'refunded' | 'charged back';
}

export interface Spending {
  from: { order: OracleOrder; credits: number }[];
  isGivenBack: boolean;
}

/** What a withdrawal must decide, with the amount that it pays back. */
export type Decision =
  { outcome: 'withdrawn'; minor: number } | { outcome: 'all_used'; minor: 0 } | { outcome: 'ended'; minor: 0 };

/**
 * Foresees balances and amounts of one member from the rules, in another way than the product: shares are computed credit by
 * credit with whole numbers, and no code of the product is used.
 */
export class Oracle {
  readonly orders: OracleOrder[] = [];
  readonly spendings: Spending[] = [];

  balance(): number {
    return this.orders.reduce((sum, { left }) => sum + left, 0);
  }

  buy(product: Bundle, hasBonus: boolean): OracleOrder {
    const { minor, credits } = bundles[product];
    // A quarter off; the rest is rounded half up.
    const paid = hasBonus ? Number((BigInt(minor) * 3n * 2n + 4n) / 8n) : minor;
    const order: OracleOrder = { paid, credits, left: credits, refunded: 0, status: 'completed' };
    this.orders.push(order);
    return order;
  }

  /** Takes credits from orders, the given one first and then the oldest. Returns where they came from. */
  #take(wanted: number, first?: OracleOrder): Spending['from'] {
    const from: Spending['from'] = [];
    let rest = wanted;
    for (const order of [...(first ? [first] : []), ...this.orders.filter((one) => one !== first)]) {
      const credits = Math.min(rest, order.left);
      if (credits === 0) continue;
      order.left -= credits;
      rest -= credits;
      from.push({ order, credits });
    }
    return from;
  }

  spend(credits: number): void {
    this.spendings.push({ from: this.#take(credits), isGivenBack: false });
  }

  giveBack(spending: Spending): void {
    for (const { order, credits } of spending.from) order.left += credits;
    spending.isGivenBack = true;
  }

  /** What a withdrawal pays back: the share of the unused credits, rounded up, but never more than is left of the price. */
  share({ paid, credits, left, refunded }: OracleOrder): number {
    let minor = 0;
    // The smallest amount whose part of the price is at least the part of the unused credits.
    while (BigInt(minor) * BigInt(credits) < BigInt(paid) * BigInt(left)) minor += 1;
    return Math.min(minor, paid - refunded);
  }

  withdraw(order: OracleOrder): Decision {
    if (order.status !== 'completed') return { outcome: 'ended', minor: 0 };
    const minor = this.share(order);
    if (minor === 0) return { outcome: 'all_used', minor: 0 };
    order.refunded += minor;
    order.status = 'refunded';
    this.#take(order.left, order);
    return { outcome: 'withdrawn', minor };
  }

  /** Sends a part of the price back. The last part ends the order. Returns whether it is possible. */
  refund(order: OracleOrder, minor: number): boolean {
    if (order.status === 'charged back' || minor === 0 || minor > order.paid - order.refunded) return false;
    order.refunded += minor;
    if (order.refunded === order.paid && order.status === 'completed') {
      order.status = 'refunded';
      this.#take(order.credits, order);
    }
    return true;
  }

  chargeBack(order: OracleOrder): void {
    // The credits of an order that was refunded are gone already.
    if (order.status === 'completed') this.#take(order.credits, order);
    order.status = 'charged back';
  }
}
