import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { NotifyEvent } from '../notify/event.ts';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  event: NotifyEvent;
}

export interface WebhookReceiver {
  url: string;
  /** The host that NOTIFY_HOSTS must contain. */
  host: string;
  /** All calls, last one last. */
  received: ReceivedWebhook[];
  /** Returns the status of the response to a call; 204 by default. Undefined sends no response. */
  respond: (call: ReceivedWebhook) => number | undefined;
  /** The header `location` of responses. */
  location?: string;
  stop: () => Promise<void>;
}

/** Starts a receiver of webhooks on this machine. */
export const startReceiver = async (): Promise<WebhookReceiver> => {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await text(incoming);
    const call = { headers: incoming.headers, body, event: JSON.parse(body) as NotifyEvent };
    receiver.received.push(call);
    const status = receiver.respond(call);
    if (receiver.location !== undefined) outgoing.setHeader('location', receiver.location);
    if (status !== undefined) outgoing.writeHead(status).end();
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/deploys?key=1`,
    host: `127.0.0.1:${port}`,
    received: [],
    respond: () => 204,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
};
