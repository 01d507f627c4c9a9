import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createGateway } from '@pairwise/gateway';
import { actions, type NewToken, openTokens, type Policy, teamActions, type Tokens } from '@pairwise/gateway/access';
import { createControl } from '@pairwise/gateway/control';
import { openRegistry, type Registry } from '@pairwise/gateway/registry';
import { makeDist, route, smallGate } from '@pairwise/gateway/testing';

/** The published names, each owned by one team. */
export const names = ['shell', 'mf-auth', 'mf-members', 'mf-chat', 'mf-billing', 'mf-landers'] as const;

/** An address that webhooks may have and where nothing listens. */
export const webhook = 'http://127.0.0.1:9/deploys';

/** A lander with variants, of which teams make experiments. */
export const lander = { name: 'mf-landers', address: '/landers/gallery', variant: 'opening' } as const;

const landerRoute = route('landers-gallery', `${lander.address}/:slug?`, { zone: 'site', layout: 'lander' });

/** What a build of the lander's remote has beside its code. */
const ofLander = {
  files: {
    'lifecycle.js': 'lifecycle',
    'heads.json': JSON.stringify({ [landerRoute.id]: { texts: {}, variants: { [lander.variant]: {} } } }),
  },
  description: {
    lifecycle: ['lifecycle.js'],
    data: { name: lander.name, contracts: { bus: '^1', endpoints: '^1' }, routes: [landerRoute], widgets: [] },
  },
};

export const operator = { who: 'operator', why: 'the proof' };

/** A gateway for this claim: both of its servers, on a data directory with one deployable per team. */
export interface World {
  dataDir: string;
  registry: Registry;
  tokens: Tokens;
  /** The origin of the console, where teams publish. */
  control: string;
  /** The origin of the members. */
  members: string;
  /** Returns the token of the team that owns a name, with every right that a team may have. */
  teamToken: (name: string) => string;
  newToken: (token: Partial<NewToken>) => string;
  /** Builds a new version of a name. */
  freshBuild: (name: string) => { version: string; dist: string };
  stop: () => Promise<void>;
}

export const createWorld = async (policy?: Policy): Promise<World> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pairwise-c-14-'));
  const { app, services } = createGateway({
    demo: true,
    host: '127.0.0.1',
    port: 0,
    consolePort: 0,
    // The checks of rights do not use the api.
    apiUrl: 'http://127.0.0.1:9',
    https: false,
    dataDir,
    logLevel: 'silent',
    uploadBytesPerDay: 2 ** 31,
    notifyHosts: [new URL(webhook).host],
  });
  const control = createControl({
    ...services,
    uploadBytesPerDay: 2 ** 31,
    dataDir,
    demo: true,
    logLevel: 'silent',
    https: false,
    origin: 'http://127.0.0.1:9',
    gate: smallGate,
    ...(policy && { policy }),
  });
  const tokens = openTokens({ dataDir });
  const folders: string[] = [];
  let built = 0;

  const freshBuild: World['freshBuild'] = (name) => {
    built += 1;
    const version = `1.0.${built}-0000c014`;
    const code = { [name === 'shell' ? 'main.js' : 'remoteEntry.js']: version };
    const { files = {}, ...more } = name === lander.name ? ofLander : {};
    const dist = makeDist({ name, version, files: { ...code, ...files }, ...more });
    folders.push(dist);
    return { version, dist };
  };
  const newToken: World['newToken'] = (token) =>
    tokens.create({ team: 'probe', person: 'probe', remotes: ['*'], actions: [...actions], ...token }).text;
  const ownRights = [...teamActions];
  const texts = new Map(
    names.map((name): [string, string] => [
      name,
      newToken({ team: name.replace('mf-', ''), person: `${name} one`, remotes: [name], actions: ownRights }),
    ]),
  );

  return {
    dataDir,
    registry: openRegistry({ dataDir }),
    tokens,
    control: await control.listen({ host: '127.0.0.1', port: 0 }),
    members: await app.listen({ host: '127.0.0.1', port: 0 }),
    teamToken: (name) => texts.get(name) ?? '',
    newToken,
    freshBuild,
    stop: async () => {
      await control.close();
      await app.close();
      for (const folder of [dataDir, ...folders]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
