import type { Endpoints, QueryOf, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findRefusalNow } from './debit-refusals.repository.ts';
import { listProducts } from '../products/prices.repository.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCurrency } from '../reference/reference.repository.ts';
import { findLastMethod, listCountryMethods, listRetiredMethods } from './methods.repository.ts';
import type { Shop } from './shop.ts';

type Methods = ResponseOf<Endpoints['GET /api/paymentmethods.php']>;

const findDebitRefusal = async (db: Database, member: Member, country: string, product: string) => {
  const products = await listProducts(db, await findCurrency(db, country));
  const amountMinor = products.find(({ id }) => id === product)?.amount_minor ?? 0;
  return findRefusalNow(db, { userId: member.id, amountMinor });
};

/**
 * Returns the methods that a member can pay a bundle with now: the last used one first, then the country's order (BILL-02).
 * Direct debit is among them only when it would be accepted at the list price (decisions B-9).
 */
export const listMethods = async (
  { providers }: Pick<Shop, 'providers'>,
  context: Context,
  member: Member,
  { product }: QueryOf<Endpoints['GET /api/paymentmethods.php']>,
): Promise<Methods> => {
  const { db } = context;
  const country = await homeCountry(context, member);
  const [offered, retired, lastUsed] = await Promise.all([
    listCountryMethods(db, country, providers),
    listRetiredMethods(db),
    findLastMethod(db, member.id),
  ]);
  const hasDebit = offered.some(({ kind }) => kind === 'direct_debit');
  const refusal = hasDebit ? await findDebitRefusal(db, member, country, product) : null;
  const methods = offered
    .filter(({ kind }) => kind !== 'direct_debit' || refusal === null)
    .map(({ key, kind }) => ({ key, kind }))
    .toSorted((one, other) => Number(other.key === lastUsed) - Number(one.key === lastUsed));
  return {
    methods,
    last_used: methods.some(({ key }) => key === lastUsed) ? lastUsed : null,
    direct_debit_refusal: refusal && `sdd_${refusal}`,
    retired,
  };
};
