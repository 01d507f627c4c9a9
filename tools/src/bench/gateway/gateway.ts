import type { Bench } from '../bench.ts';
import { startBarePeer } from '../http/bare-peer.ts';
import { compareServers, type Measured } from '../http/compare-servers.ts';
import { startNginxPeer } from '../http/nginx-peer.ts';
import { keepOnOneProcessor } from '../http/processor.ts';
import { fetchSent } from '../http/sent.ts';
import { startPlatform } from '../http/start-platform.ts';
import { machineLoad } from '../machine-load.ts';
import { pageBytes } from './page-bytes.ts';
import { type Subject, subjectsOf } from './subjects.ts';

const PORT = 4660;
const NGINX_PORT = 4668;
const SECONDS = { full: 2, smoke: 0.25 };
/** Requests under way. */
const CONNECTIONS = 16;
/** Of the rate of the peer, at least. */
const TARGET = 0.5;

/**
 * Measures what the gateway sends against a bare `node:http` that sends the same bytes, each on one processor, and calls
 * through the gateway against calls of the api itself.
 */
export const gateway: Bench = {
  name: 'gateway',
  title: 'pages, files and calls of the gateway against a bare node:http with the same bytes',
  run: async ({ runs, size, log }) => {
    const { url, apiUrl, pidOf, stop } = await startPlatform({ purpose: 'bench-gateway', port: PORT, log });
    const ends: (() => Promise<void>)[] = [stop];
    try {
      const subjects = await subjectsOf(url, size);
      const sent = await Promise.all(
        subjects.map(async ({ address, headers }) => fetchSent(`${url}${address}`, headers)),
      );
      const bare = await startBarePeer(sent.map((one, nth) => ({ ...one, from: subjects[nth]?.from ?? 'memory' })));
      ends.push(bare.stop);
      const nginx = await startNginxPeer(sent, NGINX_PORT);
      if (nginx) ends.push(nginx.stop);
      const isOnOne = [pidOf('gateway'), bare.pid, ...(nginx ? [nginx.pid] : [])]
        .map(keepOnOneProcessor)
        .every(Boolean);
      /** The peer of files is nginx, if the machine has it; that of a call is the api itself. */
      const peerOf = ({ address, from, through }: Subject, nth: number): Measured => {
        if (through) return { server: 'the api itself', url: `${apiUrl}${address}`, pid: pidOf('api') };
        const { name, urls, pid } = from === 'file' && nginx ? nginx : bare;
        return { server: from === 'file' && !nginx ? `${name} with node:fs` : name, url: urls[nth] ?? '', pid };
      };
      const figures: [string, string | number][] = [];
      for (const [nth, subject] of subjects.entries()) {
        const { name, address, headers } = subject;
        const measured = await compareServers({
          name,
          ours: { server: 'the gateway', url: `${url}${address}`, pid: pidOf('gateway') },
          peer: peerOf(subject, nth),
          headers,
          target: TARGET,
          runs,
          seconds: SECONDS[size],
          connections: CONNECTIONS,
        });
        figures.push(...measured);
        log(`${name} measured`);
      }
      figures.push(...(await pageBytes(url)));
      return Object.fromEntries([...figures, ['each server on one processor', isOnOne ? 'yes' : 'no'], machineLoad()]);
    } finally {
      for (const end of ends.toReversed()) await end();
    }
  },
};
