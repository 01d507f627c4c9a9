import { type MfeError, runMfe } from '@pairwise/gateway/cli';
import { previousPeriod } from '@pairwise/gateway/registry';
import { uploadForm, uploadParts } from '@pairwise/gateway/testing';

import { send, sendJson } from './send.ts';
import { operator, webhook, type World } from './world.ts';

/** An action of a team on a name, prepared so that only missing rights can stop it. */
export interface Attempt {
  action: string;
  /** Whether the token of the team that owns the name may do it. */
  forOwner: boolean;
  /** Allowed for everyone, because it only reads. */
  forAll?: true;
  /** Resolves with the HTTP status; for the command line 200 stands for success and 403 for a refusal. */
  run: (world: World, token: string, name: string) => Promise<number>;
}

const why = 'a probe';
const steps = [{ audience: {}, percent: 10 }];

const statusOf = async (sent: Promise<{ status: number }>): Promise<number> => (await sent).status;

/** The revision that a person has read who acts now. */
export const revisionOf = ({ registry }: World): number => registry.current().revision;

const change = (world: World, token: string, name: string, action: string, body: object): Promise<number> =>
  statusOf(
    sendJson(world.control, 'POST', `/api/names/${name}/${action}`, token, {
      why,
      expectedRevision: revisionOf(world),
      ...body,
    }),
  );

/** Returns a verified version that is not live. */
const verifiedVersion = ({ registry, freshBuild }: World, name: string): string => {
  const { history, versions, rollouts } = registry.current();
  const wasLive = (history[name] ?? []).map(({ version }) => version);
  const found = Object.values(versions[name] ?? {}).find(
    ({ version, status }) => status === 'verified' && !wasLive.includes(version) && version !== rollouts[name]?.version,
  );
  if (found) return found.version;
  const { version, dist } = freshBuild(name);
  registry.publish(dist, operator);
  registry.recordChecks(name, version, 'verified', [], operator);
  return version;
};

const uploadedVersion = ({ registry, freshBuild }: World, name: string): string => {
  const found = Object.values(registry.current().versions[name] ?? {}).find(({ status }) => status === 'uploaded');
  if (found) return found.version;
  const { version, dist } = freshBuild(name);
  registry.publish(dist, operator);
  return version;
};

/** Makes sure that the name has an earlier version to roll back to. */
export const makeHistory = ({ registry, freshBuild }: World, name: string): void => {
  const isThere = (): boolean => {
    const { history, pointers, versions } = registry.current();
    const before = (history[name] ?? []).filter(({ version }) => version !== pointers[name]);
    return before.some(({ version }) => versions[name]?.[version]?.status === 'verified');
  };
  while (!isThere()) registry.putLive(freshBuild(name).dist, operator);
};

/** Returns the version that a rollback returns to, after `makeHistory`. */
export const previousVersion = ({ registry }: World, name: string): string =>
  previousPeriod(registry.current(), name)?.version ?? '';

const makeCanary = (world: World, name: string): void => {
  const { registry } = world;
  if (registry.current().rollouts[name]) return;
  const haltOn = { minSessions: 500, errorRateDelta: 0.01 };
  registry.startCanary(name, verifiedVersion(world, name), { steps, haltOn }, operator);
};

const makeRequest = (world: World, name: string): string => {
  const { registry } = world;
  const waiting = registry.current().requests.find((request) => request.change.name === name);
  if (waiting) return waiting.id;
  const version = verifiedVersion(world, name);
  return registry.request({ kind: 'promote', name, version }, { ...operator, person: 'another person' }).id;
};

/** Sets an override through the staff sign-in on the members' origin, as a browser does. */
const override = async (world: World, token: string, name: string): Promise<number> => {
  const version = verifiedVersion(world, name);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const signedIn = await send(world.members, 'POST', '/__mfe/staff/sign-in', {
    headers,
    body: new URLSearchParams({ token }).toString(),
  });
  const cookie = [signedIn.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  return statusOf(
    send(world.members, 'POST', '/__mfe/staff/override', {
      headers: { ...headers, cookie: cookie.join('; ') },
      body: new URLSearchParams({ name, version }).toString(),
    }),
  );
};

export const upload = async (origin: string, token: string, dist: string): Promise<number> => {
  const response = await fetch(`${origin}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: uploadForm(uploadParts(dist)),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Runs the command line with a token. */
const byCommandLine = async (world: World, token: string, line: string[]): Promise<number> => {
  try {
    await runMfe(line, {
      dataDir: world.dataDir,
      url: world.control,
      token,
      demo: false,
      publicUrl: world.members,
      print: () => undefined,
      deployables: () => [],
      build: () => Promise.reject(new Error('nothing is built here')),
      commit: () => Promise.resolve(undefined),
      create: () => Promise.reject(new Error('nothing is created here')),
      createLander: () => Promise.reject(new Error('nothing is created here')),
    });
    return 200;
  } catch (error) {
    if ((error as MfeError).name === 'MfeError' && (error as MfeError).message.includes('may not')) return 403;
    throw error;
  }
};

/** Every action of the claim over HTTP, and some by the command line. */
export const attempts: Attempt[] = [
  {
    action: 'publish',
    forOwner: true,
    run: (world, token, name) => upload(world.control, token, world.freshBuild(name).dist),
  },
  {
    action: 'check',
    forOwner: true,
    run: (world, token, name) =>
      statusOf(sendJson(world.control, 'POST', `/api/versions/${name}/${uploadedVersion(world, name)}/check`, token)),
  },
  {
    action: 'canary',
    forOwner: true,
    run: (world, token, name) => {
      const replaces = world.registry.current().rollouts[name]?.version;
      return change(world, token, name, 'canary', {
        version: verifiedVersion(world, name),
        steps,
        ...(replaces !== undefined && { replaces }),
      });
    },
  },
  {
    action: 'promote',
    forOwner: true,
    run: (world, token, name) => change(world, token, name, 'promote', { version: verifiedVersion(world, name) }),
  },
  {
    action: 'rollback',
    forOwner: true,
    run: (world, token, name) => {
      makeHistory(world, name);
      return change(world, token, name, 'rollback', { version: previousVersion(world, name) });
    },
  },
  {
    action: 'halt',
    forOwner: true,
    run: (world, token, name) => {
      makeCanary(world, name);
      return change(world, token, name, 'halt', {});
    },
  },
  {
    action: 'revoke',
    forOwner: true,
    run: (world, token, name) => change(world, token, name, 'revoke', { version: verifiedVersion(world, name) }),
  },
  { action: 'override', forOwner: true, run: override },
  {
    action: 'approve',
    forOwner: false,
    run: (world, token, name) =>
      statusOf(
        sendJson(world.control, 'POST', `/api/requests/${makeRequest(world, name)}/approve`, token, {
          why,
          expectedRevision: revisionOf(world),
        }),
      ),
  },
  {
    action: 'read',
    forOwner: true,
    forAll: true,
    run: (world, token, name) => statusOf(sendJson(world.control, 'GET', `/api/names/${name}/health`, token)),
  },
  {
    action: 'subscribe to the changes of',
    forOwner: true,
    run: (world, token, name) =>
      statusOf(
        sendJson(world.control, 'POST', `/api/names/${name}/subscriptions`, token, {
          target: { kind: 'webhook', url: webhook },
          why,
        }),
      ),
  },
  {
    action: 'subscribe to every name, not only',
    forOwner: false,
    run: (world, token) =>
      statusOf(
        sendJson(world.control, 'POST', '/api/names/*/subscriptions', token, {
          target: { kind: 'webhook', url: webhook },
          why,
        }),
      ),
  },
  {
    action: 'list the subscriptions of',
    forOwner: true,
    run: (world, token, name) => statusOf(sendJson(world.control, 'GET', `/api/names/${name}/subscriptions`, token)),
  },
  {
    action: 'delete the name',
    forOwner: false,
    run: (world, token, name) => statusOf(sendJson(world.control, 'DELETE', `/api/names/${name}`, token)),
  },
  {
    action: 'delete a version',
    forOwner: false,
    run: (world, token, name) =>
      statusOf(sendJson(world.control, 'DELETE', `/api/names/${name}/versions/${verifiedVersion(world, name)}`, token)),
  },
  {
    action: 'set the policy',
    forOwner: false,
    run: (world, token, name) =>
      statusOf(sendJson(world.control, 'PUT', `/api/names/${name}/policy`, token, { needsApproval: false })),
  },
  {
    action: 'rollback by command line',
    forOwner: true,
    run: (world, token, name) => {
      makeHistory(world, name);
      return byCommandLine(world, token, ['rollback', name, previousVersion(world, name), '--why', why]);
    },
  },
];
