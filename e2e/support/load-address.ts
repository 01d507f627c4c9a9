import { type IncomingHttpHeaders, request } from 'node:http';

import { productUrl } from './product.ts';

/** A response of the product. */
export interface Loaded {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests an address of a site from the product, as a search engine does. `fetch` could not set the host. */
export const loadAddress = (address: string): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    const { hostname, port } = new URL(productUrl());
    request({ hostname, port, path: `${pathname}${search}`, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Loads an address, and where the zone of the page has another origin, the page there. */
export const followAddress = async (address: string): Promise<Loaded> => {
  let loaded = await loadAddress(address);
  for (let redirects = 0; redirects < 3 && loaded.headers.location !== undefined; redirects += 1) {
    loaded = await loadAddress(new URL(loaded.headers.location, address).href);
  }
  return loaded;
};
