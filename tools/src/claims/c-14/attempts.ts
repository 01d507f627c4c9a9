import { type MfeError, runMfe } from '@pairwise/gateway/cli';
import { needsApproval } from '@pairwise/gateway/access';
import { uploadForm, uploadParts } from '@pairwise/gateway/testing';

import {
  experimentRuns,
  makeCanary,
  makeHistory,
  makeRequest,
  makeSubscription,
  otherVariant,
  previousVersion,
  revisionOf,
  uploadedVersion,
  verifiedVersion,
} from './prepare.ts';
import { send, sendJson, type Sent } from './send.ts';
import { lander, webhook, type World } from './world.ts';

/** An action of a team on a name, prepared so that only missing rights can stop it. */
export interface Attempt {
  action: string;
  /** Whether the token of the team that owns the name may do it, for each name or for this one. */
  forOwner: boolean | ((name: string) => boolean);
  /** Allowed for everyone, because it changes nothing of the name. */
  forAll?: true;
  /** Resolves with the HTTP status; for the command line 200 stands for success and 403 for a refusal. */
  run: (world: World, token: string, name: string) => Promise<number>;
}

const why = 'a probe';
const steps = [{ audience: {}, percent: 10 }];

const statusOf = async (sent: Promise<{ status: number }>): Promise<number> => (await sent).status;

const change = (world: World, token: string, name: string, action: string, body: object): Promise<number> =>
  statusOf(
    sendJson(world.control, 'POST', `/api/names/${name}/${action}`, token, {
      why,
      expectedRevision: revisionOf(world),
      ...body,
    }),
  );

const isLander = (name: string): boolean => name === lander.name;

/** Changes the experiment of the lander, under the address of a name that may be another. */
const experiment = (world: World, token: string, name: string, action: string, body: object): Promise<number> =>
  change(world, token, name, `experiments/${action}`, { lander: lander.address, ...body });

/** Sets an override through the staff sign-in on the members' origin, as a browser does. */
const override = async (world: World, token: string, name: string): Promise<number> => {
  const version = verifiedVersion(world, name);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const cookiesOf = (response: Sent) => [response.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  const page = await send(world.members, 'GET', '/__mfe/staff');
  const key = /name="key" value="([\w-]+)"/.exec(page.text)?.[1] ?? '';
  const signedIn = await send(world.members, 'POST', '/__mfe/staff/sign-in', {
    headers: { ...headers, cookie: cookiesOf(page).join('; ') },
    body: new URLSearchParams({ token, key }).toString(),
  });
  const cookie = [...cookiesOf(page), ...cookiesOf(signedIn)];
  return statusOf(
    send(world.members, 'POST', '/__mfe/staff/override', {
      headers: { ...headers, cookie: cookie.join('; ') },
      body: new URLSearchParams({ name, version, key }).toString(),
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
    action: 'remove a subscription of',
    forOwner: true,
    run: async (world, token, name) => {
      const id = await makeSubscription(world, name);
      const address = `/api/names/${name}/subscriptions/${id}/remove`;
      return statusOf(sendJson(world.control, 'POST', address, token, { why }));
    },
  },
  {
    action: 'make a preview link of',
    // A link needs no token, so a name that needs a second person has none.
    forOwner: (name) => !needsApproval(name),
    run: (world, token, name) => {
      const address = `/api/names/${name}/versions/${verifiedVersion(world, name)}/preview`;
      return statusOf(sendJson(world.control, 'POST', address, token));
    },
  },
  {
    action: 'take the pictures of',
    forOwner: true,
    forAll: true,
    run: (world, token, name) => {
      const address = `/api/names/${name}/versions/${verifiedVersion(world, name)}/pictures`;
      return statusOf(sendJson(world.control, 'POST', address, token));
    },
  },
  {
    action: 'start an experiment of the lander as',
    forOwner: isLander,
    run: (world, token, name) => {
      experimentRuns(world, false);
      const plan = { baseline: 0.1, effect: 0.2 };
      return experiment(world, token, name, 'start', { variants: [otherVariant(world)], plan });
    },
  },
  {
    action: 'stop the experiment of the lander as',
    forOwner: isLander,
    run: (world, token, name) => {
      experimentRuns(world, true);
      return experiment(world, token, name, 'stop', {});
    },
  },
  {
    action: 'promote the variant of the lander as',
    forOwner: isLander,
    run: (world, token, name) => experiment(world, token, name, 'promote', { variant: otherVariant(world) }),
  },
  {
    action: 'register a name beside',
    forOwner: false,
    run: (world, token) =>
      statusOf(sendJson(world.control, 'POST', '/api/names', token, { name: 'mf-probe', team: 'probe', why })),
  },
  {
    action: 'create a token for',
    forOwner: false,
    run: (world, token, name) =>
      statusOf(sendJson(world.control, 'POST', `/api/names/${name}/tokens`, token, { person: 'probe', why })),
  },
  {
    action: 'request more zones for',
    forOwner: false,
    run: (world, token, name) => change(world, token, name, 'binding', { zones: ['site', 'app'], slots: ['modal'] }),
  },
  {
    action: 'prune versions of every name, not only',
    forOwner: false,
    run: (world, token) => statusOf(sendJson(world.control, 'POST', '/api/prune', token, { why })),
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
