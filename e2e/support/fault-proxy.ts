import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * A fault of a file on its way to the browser. `flip` changes one byte, `html` serves a page where code is expected,
 * `instead` serves the file of another path, `edit` changes the text.
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'hang' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'truncate' }
  | { kind: 'flip' }
  | { kind: 'reset' }
  | { kind: 'html' }
  | { kind: 'script'; source: string }
  | { kind: 'instead'; path: (path: string) => string }
  | { kind: 'edit'; edit: (text: string) => string; headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders };

interface Rule {
  matches: RegExp;
  fault: Fault;
}

export interface FaultProxy {
  url: string;
  /** Paths of all requests that met a fault since it was set. */
  hits: string[];
  /** Replaces all faults by one for the paths that match. Without arguments it clears all faults. */
  set(matches?: RegExp, fault?: Fault): void;
  /** Adds a fault. When two match a path, the first one applies. */
  add(matches: RegExp, fault: Fault): void;
  close(): Promise<void>;
}

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Replaces the port of the addresses in some headers. The host stays, because it is that of a zone. */
const withPort = (
  headers: IncomingHttpHeaders,
  names: readonly ('host' | 'origin' | 'referer' | 'location')[],
  { from, to }: { from: string; to: string },
): IncomingHttpHeaders => {
  const address = new RegExp(`^((?:http://)?[^/:]+):${from}(?=/|$)`);
  const changed = { ...headers };
  for (const name of names) if (changed[name] !== undefined) changed[name] = changed[name].replace(address, `$1:${to}`);
  return changed;
};

/** Replaces the port of the gateway in the headers of a response: of a redirect, and of the sources in a page's policy. */
const withProxyPort = (headers: IncomingHttpHeaders, ports: { from: string; to: string }): IncomingHttpHeaders => {
  const changed = withPort(headers, ['location'], ports);
  const policy = changed['content-security-policy'];
  if (typeof policy !== 'string') return changed;
  const sources = new RegExp(`:${ports.from}(?=[/; ]|$)`, 'g');
  return { ...changed, 'content-security-policy': policy.replace(sources, `:${ports.to}`) };
};

interface Change {
  body: (body: Buffer) => Buffer;
  headers?: ((headers: IncomingHttpHeaders) => IncomingHttpHeaders) | undefined;
}

/** Passes a response on with another body, and therefore without its original length. */
const passChanged = async (upstream: IncomingMessage, response: ServerResponse, change: Change): Promise<void> => {
  const body = await readAll(upstream);
  const { 'content-length': _, ...headers } = upstream.headers;
  response.writeHead(upstream.statusCode ?? 502, change.headers?.(headers) ?? headers);
  response.end(change.body(body));
};

/**
 * Starts a proxy in front of the gateway. It passes everything unchanged except the paths with a fault, and its own port,
 * which the gateway must not see: it knows its zones by host and port. Unlike faults inside the browser it cuts real
 * connections and also affects preloads.
 */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(target);
  let rules: Rule[] = [];
  const hits: string[] = [];
  const hanging = new Set<ServerResponse>();

  /** The connections of streams, which the server does not know any more. */
  const upstreams = new Set<Socket>();
  let ownPort = '';

  const pass = (incoming: IncomingMessage, response: ServerResponse, change?: Change, path = incoming.url) => {
    const headers = withPort(incoming.headers, ['host', 'origin', 'referer'], { from: ownPort, to: port });
    // The body must not be compressed; otherwise the fault would be in the encoding and not in the file.
    if (change !== undefined) headers['accept-encoding'] = 'identity';
    const upstream = request({ hostname, port, path, method: incoming.method, headers }, (received) => {
      received.headers = withProxyPort(received.headers, { from: port, to: ownPort });
      if (change === undefined) {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
        return;
      }
      void passChanged(received, response, change);
    });
    upstream.on('error', () => response.destroy());
    incoming.pipe(upstream);
  };

  const fail = (fault: Fault, incoming: IncomingMessage, response: ServerResponse) => {
    switch (fault.kind) {
      case 'status':
        response.writeHead(fault.status, { 'content-type': 'text/plain' }).end('fault');
        return;
      case 'hang':
        hanging.add(response);
        response.on('close', () => hanging.delete(response));
        return;
      case 'slow':
        setTimeout(() => pass(incoming, response), fault.milliseconds);
        return;
      case 'reset':
        incoming.socket.destroy();
        return;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>not the file</p>');
        return;
      case 'script':
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(fault.source);
        return;
      case 'truncate':
        pass(incoming, response, { body: (body) => body.subarray(0, Math.floor(body.length / 2)) });
        return;
      case 'instead':
        pass(incoming, response, undefined, fault.path(incoming.url ?? '/'));
        return;
      case 'edit':
        pass(incoming, response, { body: (body) => Buffer.from(fault.edit(body.toString())), headers: fault.headers });
        return;
      case 'flip':
        pass(incoming, response, {
          body: (body) => {
            const changed = Buffer.from(body);
            const middle = Math.floor(changed.length / 2);
            changed[middle] = (changed[middle] ?? 0) ^ 1;
            return changed;
          },
        });
    }
  };

  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const rule = rules.find(({ matches }) => matches.test(path));
    if (rule) {
      hits.push(path);
      fail(rule.fault, incoming, response);
    } else {
      pass(incoming, response);
    }
  });
  // The stream of a page: the response of the gateway goes through byte by byte.
  server.on('upgrade', (incoming, socket, head) => {
    const headers = withPort(incoming.headers, ['host', 'origin'], { from: ownPort, to: port });
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write([`GET ${incoming.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstreams.add(upstream);
    upstream.on('close', () => {
      upstreams.delete(upstream);
      socket.destroy();
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ownPort = String((server.address() as AddressInfo).port);

  return {
    url: `http://localhost:${ownPort}`,
    hits,
    set: (matches, fault) => {
      hits.length = 0;
      // Ending the fault cuts hanging responses, as a restart of a hanging server does.
      for (const response of hanging) response.destroy();
      rules = matches === undefined || fault === undefined ? [] : [{ matches, fault }];
    },
    add: (matches, fault) => rules.push({ matches, fault }),
    close: async () => {
      for (const upstream of upstreams) upstream.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
