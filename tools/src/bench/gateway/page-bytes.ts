import { brotliCompressSync, constants } from 'node:zlib';

import { fetchSent } from '../http/sent.ts';

const PAGES = ['/', '/members', '/landers/gallery'];
const ENCODINGS = ['zstd', 'br', 'gzip'];
/** The effort with which a page could be compressed for each request. */
const QUALITY = 4;

/** Returns the size of pages in each encoding, and in Brotli as it could be compressed for each request. */
export const pageBytes = (url: string): Promise<[string, string][]> =>
  Promise.all(
    PAGES.map(async (path): Promise<[string, string]> => {
      const { body } = await fetchSent(`${url}${path}`);
      const perRequest = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
      const sizes = await Promise.all(
        ENCODINGS.map(async (encoding) => {
          const sent = await fetchSent(`${url}${path}`, { 'accept-encoding': encoding });
          return `${encoding} ${sent.headers['content-encoding'] === undefined ? 'no' : sent.body.byteLength}`;
        }),
      );
      return [
        `bytes of ${path}`,
        `${body.byteLength} plain, ${sizes.join(', ')}; Brotli ${QUALITY} of the whole: ${perRequest.byteLength}`,
      ];
    }),
  );
