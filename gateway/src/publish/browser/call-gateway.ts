import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';

export interface GatewayResponse {
  status: number;
  /** The `set-cookie` headers. */
  cookies: string[];
  body: string;
}

/**
 * Calls the gateway of the check at one of the product's hosts. Not with `fetch`, which cannot set the host, and does not
 * resolve names such as `app.localhost`.
 */
export const callGateway = (
  gatewayUrl: string,
  path: string,
  {
    host,
    method = 'GET',
    headers = {},
    body,
  }: { host: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object },
): Promise<GatewayResponse> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const request = gatewayUrl.startsWith('https:') ? requestSecure : requestPlain;
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const outgoing = request(
      new URL(path, gatewayUrl),
      // The gateway of the check has made its certificate itself, for this process.
      { method, headers: { ...headers, ...type, host }, rejectUnauthorized: false },
      (response) => {
        text(response).then(
          (received) =>
            resolve({
              status: response.statusCode ?? 0,
              cookies: response.headers['set-cookie'] ?? [],
              body: received,
            }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(json);
  });
