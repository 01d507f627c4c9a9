import { notify, placeOrder, startShop } from '@pairwise/api/testing';

import { openClaimDatabase } from '../../claims/support/running-api.ts';

/** The statements of one purchase, from the order to the credits. */
export interface Purchase {
  /** Values that differ from purchase to purchase. */
  ids: readonly string[];
  statements: readonly { sql: string; parameters: readonly unknown[] }[];
}

export interface RecordedPurchases {
  /** The database in which the members of the purchases are. */
  databaseUrl: string;
  purchases: Purchase[];
  close: () => Promise<void>;
}

/** Buys with an api in this process, one purchase after the other, on a database of its own. */
export const recordPurchases = async (count: number): Promise<RecordedPurchases> => {
  const database = await openClaimDatabase({ purpose: 'bench-billing-sql', edits: [] });
  let statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const shop = await startShop({
    databaseUrl: database.url,
    onStatement: (_, statement) => statements.push(statement),
  });
  const { api, sandbox } = shop;
  const buy = async (): Promise<Purchase> => {
    const client = await api.as(await api.make());
    statements = [];
    const { form, ref } = await placeOrder(shop, client);
    sandbox.book.change(ref, { status: 'paid' });
    await notify(api, ref);
    await api.runDueJobs();
    const bought = statements;
    statements = [];
    const { body } = await client.call('GET /api/payment.php', { query: { id: form.payment_id } });
    if (body.payment.status !== 'completed') throw new Error(`The payment is ${body.payment.status}.`);
    return { ids: [form.payment_id, form.attempt_id, ref], statements: bought };
  };
  try {
    // The first one reads settings that an api keeps.
    await buy();
    const purchases: Purchase[] = [];
    while (purchases.length < count) purchases.push(await buy());
    return { databaseUrl: database.url, purchases, close: () => database.stop() };
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    await shop.close();
  }
};
