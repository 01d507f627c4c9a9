import { readFile } from 'node:fs/promises';

import { type Endpoints, giftPicture, type ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { regularPrice } from '../products/credit-price.ts';
import { listProducts } from '../products/prices.repository.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCurrency } from '../reference/reference.repository.ts';
import { listGiftRows } from './message.repository.ts';

const pictures = new URL('gift-pictures/', import.meta.url);

/** Lists the gifts that can be sent, cheapest first, with the names of their pictures and their prices in money. */
export const getGifts = async (
  context: Context,
  member: Member,
): Promise<ResponseOf<Endpoints['GET /api/gifts.php']>> => {
  const { db } = context;
  const currency = await findCurrency(db, await homeCountry(context, member));
  const [gifts, bundles] = await Promise.all([listGiftRows(db), listProducts(db, currency)]);
  return {
    currency,
    gifts: gifts.map(({ key, credits }) => {
      const price = regularPrice(bundles, credits);
      if (price === undefined) throw new Error(`no prices in ${currency}`);
      return { key, credits, price_minor: price, picture: giftPicture(key) };
    }),
  };
};

/** Reads the picture of a gift; undefined when there is none. */
export const readGiftPicture = async (key: string): Promise<Buffer | undefined> => {
  if (!/^[a-z_]{1,40}$/.test(key)) return undefined;
  return readFile(new URL(`${key}.svg`, pictures)).catch(() => undefined);
};
