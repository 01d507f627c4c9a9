import { createSocket } from 'node:dgram';
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { createCertificate } from '@pairwise/gateway/testing';

/** All that a browser sends to other servers than the product's, whatever the protocol. */
export interface NetworkLog {
  /** The address of the proxy that the browser sends everything through. */
  proxyUrl: string;
  /** A server of WebRTC, host and port, which the browser reaches without the proxy. */
  turnServer: string;
  /** Returns everything that was sent since the last call: addresses, headers and bodies. */
  take: () => string[];
  close: () => Promise<void>;
}

const HEADER_BYTES = 2 * 1024 * 1024;
const BODY_BYTES = 1024 * 1024;
/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of incoming) if (body.length < BODY_BYTES) body += String(chunk);
  return body;
};

/** Refuses the first request of a TURN client, which then sends its user name in plain text (RFC 8656). */
const challengeOf = (message: Buffer): Buffer => {
  const attribute = (type: number, value: Buffer): Buffer => {
    const head = Buffer.alloc(4);
    head.writeUInt16BE(type, 0);
    head.writeUInt16BE(value.length, 2);
    return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
  };
  const attributes = Buffer.concat([
    attribute(0x0009, Buffer.from([0, 0, 4, 1, ...Buffer.from('Unauthorized')])),
    attribute(0x0014, Buffer.from('sink')),
    attribute(0x0015, Buffer.from('nonce')),
  ]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0x0113, 0);
  head.writeUInt16BE(attributes.length, 2);
  return Buffer.concat([head, message.subarray(4, 20), attributes]);
};

/**
 * Starts a proxy that passes requests for the product on and records all others, to which it responds as a sink that wants
 * every request to succeed.
 * @param isProduct whether a host with its port is the product's
 */
export const startNetworkLog = async (isProduct: (host: string) => boolean): Promise<NetworkLog> => {
  let sent: string[] = [];
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const record = async (incoming: IncomingMessage, response?: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers, rawHeaders } = incoming;
    const address = /^https?:/.test(url) ? url : `//${headers.host ?? ''}${url}`;
    sent.push(decoded(`${method} ${address} ${rawHeaders.join(' ')}`));
    if (!response) return;
    sent.push(decoded(await bodyOf(incoming)));
    response.writeHead(200, {
      'content-type': 'text/html',
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': '*',
    });
    response.end('<!doctype html><title>sink</title>');
  };
  const portOf = (host: string): number => Number(host.split(':')[1] ?? 80);
  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { host = '' } = incoming.headers;
    const { pathname, search } = new URL(incoming.url ?? '/', `http://${host}`);
    const passed = request(
      {
        host: '127.0.0.1',
        port: portOf(host),
        path: pathname + search,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  };
  const own = await createCertificate();
  const options = { maxHeaderSize: HEADER_BYTES };
  const plainSink = createHttpServer(options, (incoming, response) => void record(incoming, response));
  const tlsSink = createTlsServer({ ...options, ...own }, (incoming, response) => void record(incoming, response));
  const proxy = createHttpServer(options, (incoming, response) => {
    if (isProduct(incoming.headers.host ?? '')) pass(incoming, response);
    else void record(incoming, response);
  });
  for (const sink of [plainSink, tlsSink])
    sink.on('upgrade', (incoming, socket) => {
      void record(incoming);
      socket.destroy();
    });
  proxy.on('connection', track);
  proxy.on('connect', ({ url: host = '' }: IncomingMessage, socket: Socket) => {
    if (isProduct(host)) {
      const product = connect(portOf(host), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
      track(product);
      product.pipe(socket);
      socket.pipe(product);
      return;
    }
    sent.push(`CONNECT ${host}`);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === HANDSHAKE ? tlsSink : plainSink).emit('connection', socket);
      socket.resume();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const turn = createSocket('udp4');
  turn.on('message', (message, { port, address }) => {
    sent.push(message.toString('latin1'));
    if (message.length >= 20 && message.readUInt16BE(0) === 0x0003) turn.send(challengeOf(message), port, address);
  });
  await new Promise<void>((resolve) => turn.bind(0, '127.0.0.1', resolve));

  return {
    proxyUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    turnServer: `127.0.0.1:${turn.address().port}`,
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      turn.close();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
};
