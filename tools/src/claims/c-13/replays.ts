import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';

import { root } from '../../workspace.ts';
import type { RunningProduct } from '../support/running-product.ts';

/** One attempt to make the registry serve something unsigned, and whether it was refused. */
export interface Replay {
  what: string;
  refused: boolean;
}

const by = { who: 'claim C-13', why: 'tries to replay' };

const revisionOf = async (url: string): Promise<number> => {
  const html = await (await fetch(`${url}/pricing`)).text();
  return Number(/"revision":(\d+)/.exec(html)?.[1] ?? Number.NaN);
};

/** Puts foreign documents into the registry's folder: an older one, a changed one, an unsigned one. */
const replayDocuments = async ({ registry, proxy, dataDir }: RunningProduct): Promise<Replay[]> => {
  const folder = join(dataDir, 'registry');
  const newest = () => registry.current().revision;
  const fileOf = (revision: number) => join(folder, `${String(revision).padStart(8, '0')}.json`);
  const revisions = readdirSync(folder)
    .filter((file) => /^\d{8}\.json$/.test(file))
    .map((file) => Number(file.slice(0, 8)));
  const oldest = Math.min(...revisions);
  let next = Math.max(...revisions);
  const good = readFileSync(fileOf(newest()), 'utf8');
  const attempts: [string, string][] = [
    ['an older signed document as a newer revision', readFileSync(fileOf(oldest), 'utf8')],
    ['the newest signed document again as a newer revision', good],
    ['a document whose number alone was changed', good.replace(/"revision": ?\d+/, `"revision": ${next + 3}`)],
    [
      'a document without a signature',
      JSON.stringify({ document: (JSON.parse(good) as { document: unknown }).document }),
    ],
  ];
  const replays: Replay[] = [];
  for (const [what, text] of attempts) {
    const before = newest();
    next += 1;
    writeFileSync(fileOf(next), text);
    // The running gateway and a program that opens the registry again both keep the signed document.
    const fresh = openRegistry({ dataDir, warn: () => undefined }).current().revision;
    const served = await revisionOf(proxy.url);
    replays.push({ what, refused: served === before && fresh === before && newest() === before });
  }
  return replays;
};

/** Publishes builds with changed descriptions or files. */
const replayBuilds = ({ registry, folder }: RunningProduct, name: string): Replay[] => {
  const built = join(root, name, 'dist');
  const attempt = (what: string, change: (dist: string, description: Record<string, unknown>) => void): Replay => {
    const dist = mkdtempSync(join(folder, 'build-'));
    cpSync(built, dist, { recursive: true });
    const file = join(dist, 'remote.json');
    const description = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    change(dist, description);
    writeFileSync(file, JSON.stringify(description));
    const before = registry.current().revision;
    try {
      registry.publish(dist, by);
      return { what, refused: false };
    } catch {
      return { what, refused: registry.current().revision === before };
    }
  };
  const other = (version: unknown): string => String(version).replace(/[0-9a-f]{8}$/, 'fedcba98');
  return [
    attempt('getPublicPath in a description', (_, description) => {
      Object.assign(description, { version: other(description['version']), getPublicPath: 'return "https://x/"' });
    }),
    attempt('getPublicPath in a field of a description', (_, description) => {
      Object.assign(description, { version: other(description['version']), trustedTypes: ['getPublicPath'] });
    }),
    attempt('a chosen counter', (_, description) => {
      Object.assign(description, { version: other(description['version']), counter: 1 });
    }),
    attempt('another name’s description', (_, description) => {
      Object.assign(description, JSON.parse(readFileSync(join(root, 'mf-auth/dist/remote.json'), 'utf8')));
      Object.assign(description, { version: other(description['version']) });
    }),
    attempt('other content under a version that exists', (dist, description) => {
      const files = description['files'] as { path: string; bytes: number }[];
      const [first] = files;
      if (first) writeFileSync(join(dist, first.path), 'other');
      if (first) first.bytes = 5;
    }),
    attempt('a file that differs from its description', (dist, description) => {
      Object.assign(description, { version: other(description['version']) });
      writeFileSync(join(dist, String(description['entry'])), 'other');
    }),
    attempt('a file outside the version’s folder', (_, description) => {
      const files = description['files'] as { path: string }[];
      Object.assign(description, {
        version: other(description['version']),
        files: files.map((file, index) => (index === 0 ? { ...file, path: '../../x.js' } : file)),
      });
    }),
  ];
};

export const tryReplays = async (product: RunningProduct, name: string): Promise<Replay[]> => [
  ...replayBuilds(product, name),
  ...(await replayDocuments(product)),
];
