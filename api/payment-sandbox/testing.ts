import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The fields that tests read from a response: of a payment, an error or the book. */
export interface SandboxBody {
  id: string;
  status: string;
  payments: Record<string, unknown>[];
}

/** Parses the JSON of a response. */
export async function bodyOf(response: Response): Promise<SandboxBody> {
  return JSON.parse(await response.text());
}

/** Builds the request that the product sends for an order of ten euros. */
export function orderOf(more: object = {}) {
  return {
    amount: { currency: 'EUR', value: '10.00' },
    description: 'Order <42> & more',
    redirectUrl: 'http://localhost:4000/transactions/42',
    metadata: { attempt: 'a-1' },
    ...more,
  };
}

/** Starts a shop's webhook that responds with the given status codes in turn, then with 200, and records its requests. */
export async function startShop(statuses: number[] = []) {
  const received: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(`${request.headers['content-type']} ${await textOf(request)}`);
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
