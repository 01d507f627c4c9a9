import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it was sent: nothing is decompressed. */
export interface Sent {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** What browsers accept. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Headers of the connection. A server adds its own. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Fetches a response with its headers and bytes as they were sent. */
export const fetchSent = (url: string, headers: Record<string, string> = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent: false }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).flatMap(([name, value]) =>
                value === undefined || ofConnection.has(name) ? [] : [[name, value]],
              ),
            ),
            body,
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
