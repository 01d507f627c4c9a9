/**
 * The peer of the benches: `node:http` and nothing else. It reads a list of responses, listens on a free port of this machine
 * and prints it. `/0` is the first response.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BareResponse } from './bare-peer.ts';

// Written by bare-peer.ts.
const responses = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareResponse[];
const known = new Map(
  responses.map(({ headers, file, from }, nth) => [
    `/${nth}`,
    { headers, file, body: from === 'memory' ? readFileSync(file) : undefined },
  ]),
);

const server = createServer(({ url = '' }, response) => {
  const found = known.get(url);
  response.writeHead(found ? 200 : 404, found?.headers);
  if (found?.body) response.end(found.body);
  else if (found) createReadStream(found.file).pipe(response);
  else response.end();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`)); // it listens on a port
process.on('disconnect', () => process.exit(0));
