import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findLastMethod, listCountryMethods, listRetiredMethods } from './methods.repository.ts';
import type { Shop } from './shop.ts';

type Methods = ResponseOf<Endpoints['GET /api/paymentmethods.php']>;

/** Returns the methods that a member can pay with now: the last used one first, then the country's order (BILL-02). */
export const listMethods = async (
  { providers }: Pick<Shop, 'providers'>,
  context: Context,
  member: Member,
): Promise<Methods> => {
  const { db } = context;
  const country = await homeCountry(context, member);
  const [offered, retired, lastUsed] = await Promise.all([
    listCountryMethods(db, country, providers),
    listRetiredMethods(db),
    findLastMethod(db, member.id),
  ]);
  const methods = offered
    .map(({ key, kind }) => ({ key, kind }))
    .toSorted((one, other) => Number(other.key === lastUsed) - Number(one.key === lastUsed));
  return { methods, last_used: methods.some(({ key }) => key === lastUsed) ? lastUsed : null, retired };
};
