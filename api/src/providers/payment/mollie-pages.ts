/** Mollie keeps idempotency keys for an hour. Before that ends, the adapter begins to search. */
const keyLife = 50 * 60_000;

/** How much the clocks of Mollie and this program may differ, in milliseconds. */
export const clockDifference = 5 * 60_000;

/** The most that a page of a list has. */
export const pageSize = 250;

/** Whether Mollie may have deleted the key of a request. */
export const isOld = (startedAt: Date): boolean => Date.now() - startedAt.getTime() > keyLife;

/** Returns where the next page begins. Only the id is taken from the link, so that the key goes to no other address. */
export const nextOf = ({ next }: { next: { href?: string | undefined } | null }): string | undefined =>
  next?.href === undefined ? undefined : (new URL(next.href).searchParams.get('from') ?? undefined);
