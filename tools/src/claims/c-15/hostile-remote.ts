import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { endpoints } from '@pairwise/contracts/endpoints';
import type { Registry } from '@pairwise/gateway/registry';

import { root } from '../../workspace.ts';
import { makeVariant } from '../support/variant.ts';
import type { Origins, Victim } from './victim.ts';

/** The server of the attacker. The name resolves nowhere: the browser gets it from the proxy. */
export const sink = 'http://sink.test';

/** What every `send` tries to send. */
export const word = 'a-word-of-the-victim';

/** Channels between tabs whose names the sources contain. */
const channels = [
  'pairwise-session',
  'pairwise-matches',
  'pairwise-chat-deletions',
  'pairwise-outbox',
  'pairwise-outbox-sending',
];

/** Returns the address of every endpoint that reads, with the victim's own ids. */
const pathsToRead = ({ ids }: Victim): string[] => [
  ...Object.values(endpoints)
    .filter(({ method, path }) => method === 'GET' && path !== '/api/logout.php')
    .map(({ path }) => path),
  `/api/mandate.php?id=${ids.mandate}`,
  `/api/receipt.php?id=${ids.payment}`,
  `/api/payment.php?id=${ids.payment}`,
  `/api/chat.php?id=${ids.chat}`,
  '/api/members.php?pageNumber=1',
];

const files = ['begin', 'get-data', 'send-data', 'run'];

const hostileCode = ({ app, pay }: Origins, victim: Victim, turnServer: string): string => {
  const settings = {
    app,
    pay,
    sink,
    word,
    turnServer,
    provider: victim.providerUrl,
    channels,
    paths: pathsToRead(victim),
  };
  const texts = files.map((file) => readFileSync(join(import.meta.dirname, `hostile/${file}.js`), 'utf8'));
  // Every script of the build brings it, and the first one that runs performs it.
  return `if(window.hostile===undefined){window.hostile={settings:${JSON.stringify(settings)},ways:{}};${texts.join('')}}`;
};

/** Puts a build of a remote live in which every script contains the hostile code, as if the gate had passed it. */
export const putHostileLive = (
  registry: Registry,
  folder: string,
  name: string,
  { origins, victim, turnServer }: { origins: Origins; victim: Victim; turnServer: string },
): void => {
  const target = join(folder, `hostile-${name}`);
  const code = hostileCode(origins, victim, turnServer);
  makeVariant(join(root, name, 'dist'), target, 'c-15', (path, text) =>
    path.endsWith('.js') && !path.includes('prerendered') ? `${text}\n;${code}` : text,
  );
  registry.putLive(target, { who: 'claim C-15', why: 'a build whose team is hostile' });
};
