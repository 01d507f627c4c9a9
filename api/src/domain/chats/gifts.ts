import { readFile } from 'node:fs/promises';

import { type Endpoints, giftPicture, type ResponseOf } from '@pairwise/contracts';

import type { Context } from '../context.ts';
import { listGiftRows } from './message.repository.ts';

const pictures = new URL('gift-pictures/', import.meta.url);

/** Lists the gifts that can be sent, cheapest first, with the names of their pictures. */
export const getGifts = async ({ db }: Context): Promise<ResponseOf<Endpoints['GET /api/gifts.php']>> => ({
  gifts: (await listGiftRows(db)).map(({ key, credits }) => ({ key, credits, picture: giftPicture(key) })),
});

/** Reads the picture of a gift; undefined when there is none. */
export const readGiftPicture = async (key: string): Promise<Buffer | undefined> => {
  if (!/^[a-z_]{1,40}$/.test(key)) return undefined;
  return readFile(new URL(`${key}.svg`, pictures)).catch(() => undefined);
};
