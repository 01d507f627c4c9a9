import type { Peer } from './bare-peer.ts';
import type { Sent } from './sent.ts';
import { startNginx } from './start-nginx.ts';

/** Headers that nginx adds by itself. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'etag', 'last-modified']);

/** Starts nginx with one worker, which serves the given responses as files. Returns undefined on a machine without nginx. */
export const startNginxPeer = async (responses: readonly Sent[], port: number): Promise<Peer | undefined> => {
  const files = responses.map(({ body, headers }, nth) => ({
    path: `/${nth}`,
    body,
    type: String(headers['content-type']).split(';')[0] ?? '',
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (OWN_HEADERS.has(name) ? [] : [[name, String(value)]])),
    ),
  }));
  const nginx = await startNginx(files, port);
  return (
    nginx && { name: 'nginx', pid: nginx.pid, urls: files.map(({ path }) => `${nginx.url}${path}`), stop: nginx.stop }
  );
};
