import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request as the server received it. */
export interface ElksRequest {
  /** Method and path. */
  address: string;
  headers: IncomingMessage['headers'];
  /** The fields of the form. */
  fields: Record<string, string>;
}

export type Respond = (response: ServerResponse, request: ElksRequest) => void;

export interface ElksServer {
  url: string;
  received: ElksRequest[];
  close: () => Promise<void>;
}

export const respondJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Responds as 46elks documents it. A field that the product does not use is refused, so that a misspelt name fails a test. */
const documented =
  ({ username, password }: { username: string; password: string }): Respond =>
  (response, { address, headers, fields: { from, to, message, ...more } }) => {
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    if (address !== 'POST /a1/sms') return respondJson(response, 404, { error: 'Not found' });
    if (headers.authorization !== authorization) return respondJson(response, 401, { error: 'Unauthorized' });
    if (!/^\+\d{7,15}$/.test(to ?? '') || !from || !message || Object.keys(more).join() !== 'dontlog') {
      return respondJson(response, 400, { error: `Invalid parameter: ${to}` });
    }
    return respondJson(response, 200, {
      status: 'created',
      direction: 'outgoing',
      from,
      created: '2026-05-04T13:37:42.314100',
      parts: 1,
      to,
      cost: 5000,
      dontlog: 'message',
      id: 's70df59406a1b4643b96f3f91e0bfb7b0',
    });
  };

/**
 * Starts a server that speaks the documented part of 46elks' api that the product uses.
 * @param respond what it does instead of what is documented
 */
export const startElksServer = async (
  account: { username: string; password: string },
  respond: Respond = documented(account),
): Promise<ElksServer> => {
  const received: ElksRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const one = { address: `${request.method} ${request.url}`, headers: request.headers, fields };
    received.push(one);
    respond(response, one);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
