import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';

import { browserHeaders, fetchSent } from '../http/sent.ts';

const OFTEN = 6;
const SETTLED_MS = 250;
const PAGES = ['/', '/members', '/landers/gallery'];
/** The effort with which a page could be compressed for each request. */
const QUALITY = 4;

/** Returns the size of pages as browsers get them, and in Brotli as it could be compressed for each request. */
export const pageBytes = (url: string): Promise<[string, string][]> =>
  Promise.all(
    PAGES.map(async (path): Promise<[string, string]> => {
      const { body } = await fetchSent(`${url}${path}`);
      const perRequest = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
      // What is sent often is compressed as far as possible, in the background.
      for (let times = 0; times < OFTEN; times += 1) await fetchSent(`${url}${path}`, browserHeaders);
      await delay(SETTLED_MS);
      const { headers, body: sent } = await fetchSent(`${url}${path}`, browserHeaders);
      return [
        `bytes of ${path}: plain / sent (${String(headers['content-encoding'])}) / Brotli ${QUALITY} of the whole, ratio`,
        `${body.byteLength} / ${sent.byteLength} / ${perRequest.byteLength}, ${(sent.byteLength / perRequest.byteLength).toFixed(2)}`,
      ];
    }),
  );
