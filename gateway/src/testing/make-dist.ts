import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { perLanguage } from '@pairwise/contracts/languages';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';
import type { RemoteData, RemoteRoute } from '@pairwise/contracts/remote';

/** Creates a temporary folder for one test. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'gateway-'));

const integrityOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

export interface DistOptions {
  name: string;
  version: string;
  /** Path → content. */
  files: Record<string, string>;
  description?: Partial<PublishedVersion>;
  contract?: Partial<PublishedContract>;
}

/** A contract that uses nothing and is within its budgets. */
const emptyContract: PublishedContract = {
  bus: { version: '1.0.0', streams: {}, events: {} },
  endpoints: {},
  missingTexts: {},
  textKeys: 0,
  sizes: { entryBr: 0, routesBr: {} },
  budgets: { entryBr: 16_000, routeBr: 60_000 },
};

/** Writes a build as the preset does: files, compressed twins, and a description with their real hashes. */
export const makeDist = ({ name, version, files, description = {}, contract = {} }: DistOptions): string => {
  const dist = temporaryFolder();
  const contractText = JSON.stringify({ ...emptyContract, ...contract });
  writeFileSync(path.join(dist, 'contract.json'), contractText);
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(dist, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, content);
    writeFileSync(`${full}.br`, brotliCompressSync(content));
    writeFileSync(`${full}.gz`, gzipSync(content));
  }
  const published: PublishedVersion = {
    name,
    version,
    files: Object.entries(files).map(([file, content]) => ({
      path: file,
      integrity: integrityOf(content),
      bytes: Buffer.byteLength(content),
    })),
    entry: name === 'shell' ? 'main.js' : 'remoteEntry.js',
    lifecycle: [],
    screens: {},
    widgetFiles: {},
    messages: {},
    trustedTypes: [`${name}@${version}`],
    shared: { react: '^19.3.1' },
    exposes: name === 'shell' ? [] : ['./lifecycle'],
    contract: integrityOf(contractText),
    ...description,
  };
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(published));
  return dist;
};

const route = (id: string, routePath: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id,
  path: routePath,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: id,
  skeleton: 'page',
  ...more,
});

const data = (name: string, routes: RemoteRoute[], widgets: RemoteData['widgets'] = []): RemoteData => ({
  name,
  contracts: { bus: '^1', endpoints: '^1' },
  routes,
  widgets,
});

export const shellDist = (version = '1.0.0-00000001'): string =>
  makeDist({
    name: 'shell',
    version,
    files: {
      'main.js': 'console.log("shell")',
      'messages-en.js': 'en',
      'messages-de.js': 'de',
      'tokens.css': ":root { --c: red } @font-face { src: url('./fonts/a.woff2') }",
      'fonts/a.woff2': 'font',
      'sw-push.js': 'self',
      'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    description: {
      messages: { en: ['messages-en.js'], de: ['messages-de.js'] },
      trustedTypes: [`shell@${version}`, 'pairwise-shell'],
    },
  });

/** Builds a remote with two screens in the app, one route for links from mails, and one widget. */
export const chatDist = (version = '1.0.0-00000001', name = 'mf-chat'): string =>
  makeDist({
    name,
    version,
    files: {
      'remoteEntry.js': `entry ${version}`,
      'lifecycle.js': 'lifecycle',
      'shared-part.js': 'part',
      'screen-chats.js': 'chats',
      'screen-chat.js': 'chat',
      'messages-en.js': 'en',
      'messages-de.js': 'de',
      'widget-unread.js': 'unread',
    },
    description: {
      lifecycle: ['lifecycle.js'],
      screens: {
        chats: ['shared-part.js', 'screen-chats.js'],
        chat: ['screen-chat.js'],
        token: ['screen-chat.js'],
      },
      widgetFiles: { unread: ['widget-unread.js'] },
      messages: { ...perLanguage(() => ['messages-en.js']), de: ['messages-de.js'] },
      data: data(
        name,
        [
          route('chats', '/chats', { skeleton: 'list' }),
          route('chat', '/chats/:id', { layout: 'chat' }),
          route('token', '/:token', { layout: 'empty' }),
        ],
        [{ slot: 'modal', name: 'unread' }],
      ),
    },
  });

/** Builds a remote of the payment zone. */
export const payDist = (version = '1.0.0-00000001'): string =>
  makeDist({
    name: 'mf-billing',
    version,
    files: { 'remoteEntry.js': 'pay entry', 'lifecycle.js': 'pay' },
    description: {
      lifecycle: ['lifecycle.js'],
      messages: perLanguage(() => ['lifecycle.js']),
      data: data('mf-billing', [route('directdebit', '/directdebit', { zone: 'pay' })]),
    },
  });
