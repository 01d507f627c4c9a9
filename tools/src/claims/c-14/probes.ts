import { rmSync } from 'node:fs';

import { openTokens } from '@pairwise/gateway/access';
import { makeDist } from '@pairwise/gateway/testing';

import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { attempts, upload } from './attempts.ts';
import { makeHistory, previousVersion, revisionOf } from './prepare.ts';
import { send, sendJson } from './send.ts';
import { names, operator, type World } from './world.ts';

/** The results of some probes. */
export interface Findings {
  probes: number;
  /** How many probes were allowed, as expected. */
  allowed: number;
  /** Probes whose result contradicts the rights. */
  violations: string[];
}

const isDone = (status: number): boolean => status >= 200 && status < 400;

/** Creates functions that run and count probes. */
const createLog = ({ registry }: World) => {
  const findings: Findings = { probes: 0, allowed: 0, violations: [] };
  return {
    findings,
    probe: async (what: string, mayHappen: boolean, run: () => Promise<number>): Promise<void> => {
      findings.probes += 1;
      const status = await run();
      if (isDone(status) && mayHappen) findings.allowed += 1;
      // A crash of the server does not count as a refusal.
      if (isDone(status) !== mayHappen || status >= 500) findings.violations.push(`${what}: ${status}`);
    },
    /**
     * Expects a refusal that leaves the registry unchanged. Everything is prepared before, so a new revision is the
     * probe's.
     */
    unchanged: async (what: string, run: () => Promise<number>): Promise<void> => {
      findings.probes += 1;
      const before = registry.current().revision;
      const status = await run();
      if (isDone(status) || status >= 500) findings.violations.push(`${what}: ${status}`);
      else if (registry.current().revision !== before) findings.violations.push(`${what}: it changed the registry`);
    },
  };
};

/** Tries every action of every team on every name. A team may change its own name only, within its token's rights. */
export const probeTeams = async (world: World): Promise<Findings> => {
  const { findings, probe } = createLog(world);
  for (const team of names) {
    for (const name of names) {
      for (const { action, forOwner, forAll, run } of attempts) {
        const ofOwner = typeof forOwner === 'function' ? forOwner(name) : forOwner;
        const allowed = forAll ?? (ofOwner && team === name);
        await probe(`team of ${team}, ${action} ${name}`, allowed, () => run(world, world.teamToken(team), name));
      }
    }
  }
  return findings;
};

/** Tries every action with invalid tokens. All are refused, reading too. */
export const probeTokens = async (world: World): Promise<Findings> => {
  const { findings, probe } = createLog(world);
  const own = {
    team: 'chat',
    person: 'x',
    remotes: ['mf-chat'],
    actions: ['publish', 'promote', 'rollback', 'read', 'override'] as const,
  };
  const rights = { ...own, actions: [...own.actions] };
  const long = 100 * 24 * 60 * 60_000;
  const elsewhere = temporaryDataDir('c-14-other');
  const expired = openTokens({ dataDir: world.dataDir, now: () => Date.now() - long }).create(rights).text;
  const revoked = world.newToken(rights);
  world.tokens.revoke(world.tokens.find(revoked)?.id ?? '');
  const good = world.teamToken('mf-chat');
  const bad: [string, string][] = [
    ['expired', expired],
    ['revoked', revoked],
    ['of another registry', openTokens({ dataDir: elsewhere }).create(rights).text],
    ['made up', `mfe_0123456789ab_${'A'.repeat(43)}`],
    ['with the id of a good one', `${good.slice(0, 17)}${'A'.repeat(43)}`],
    ['one letter short', good.slice(0, -1)],
    ['in capitals', good.toUpperCase()],
    ['empty', ''],
  ];
  for (const [what, token] of bad) {
    for (const { action, run } of attempts.filter((attempt) => !attempt.action.includes('command line'))) {
      await probe(`a token ${what}, ${action} mf-chat`, false, () => run(world, token, 'mf-chat'));
    }
  }
  rmSync(elsewhere, { recursive: true, force: true });
  return findings;
};

/** Returns spellings of a name in an address that a server could mistake for another name. */
const tricks = (own: string, other: string): string[] => [
  `${own}/../${other}`,
  `${own}%2f..%2f${other}`,
  `${own}%252f..%252f${other}`,
  `${own}/%2e%2e/${other}`,
  `..%2f${other}`,
  `.%2f${other}`,
  `%2f${other}`,
  `${own}%5c..%5c${other}`,
  `${own}%00${other}`,
  `${other}%00`,
  `${other}%20`,
  `%20${other}`,
  `${other}%09`,
  `${other}%0a`,
  `${other}.`,
  `${other}%2e`,
  `${other}%23`,
  `${other};${own}`,
  `${other},${own}`,
  `${own},${other}`,
  other.toUpperCase(),
  other.replace('mf-', 'Mf-'),
  // A Cyrillic letter, a hyphen of another kind, full-width letters, a soft hyphen, a dotless i.
  encodeURIComponent(other.replace('a', '\u0430')),
  encodeURIComponent(other.replace('-', '\u2010')),
  encodeURIComponent(other.replace('mf', '\uff4d\uff46')),
  encodeURIComponent(other.replace('-', '-\u00ad')),
  encodeURIComponent(other.replace('i', '\u0131')),
  '*',
  '%2a',
  '__proto__',
  'constructor',
];

/** Tries to change another team's name with misleading spellings. */
export const probeNames = async (world: World): Promise<Findings> => {
  const { findings, unchanged } = createLog(world);
  const [own, other] = ['mf-billing', 'mf-chat'];
  const token = world.teamToken(own);
  const why = 'a trick';
  for (const name of [own, other]) makeHistory(world, name);
  // No spelling may change anything, not even the team's own name.
  for (const name of tricks(own, other)) {
    for (const [action, body] of [
      ['rollback', { version: previousVersion(world, own) }],
      ['halt', {}],
      ['pause', {}],
      ['resume', {}],
      ['promote', { version: '1.0.1-0000c014' }],
      ['canary', { version: '1.0.1-0000c014', steps: [{ audience: {}, percent: 1 }] }],
    ] as const) {
      await unchanged(`${action} ${name}`, async () => {
        const sent = { why, expectedRevision: revisionOf(world), ...body };
        const response = await sendJson(world.control, 'POST', `/api/names/${name}/${action}`, token, sent);
        return response.status;
      });
    }
    const inside = decodeURIComponent(name);
    const dist = makeDist({ name: other, version: '9.9.9-0000c014', files: {}, description: { name: inside } });
    await unchanged(`publish as ${name}`, () => upload(world.control, token, dist));
    rmSync(dist, { recursive: true, force: true });
  }
  return findings;
};

/** Tries to put the shell and mf-billing live with one person's approval. */
export const probeTwoPersons = async (world: World): Promise<Findings> => {
  const { findings, probe, unchanged } = createLog(world);
  const { registry, control, freshBuild, newToken, teamToken } = world;
  const why = 'two persons';
  for (const name of ['shell', 'mf-billing']) {
    registry.putLive(freshBuild(name).dist, operator);
    const live = registry.current().pointers[name];
    const { version, dist } = freshBuild(name);
    registry.publish(dist, operator);
    registry.recordChecks(name, version, 'verified', [], operator);
    const token = teamToken(name);
    const post = (text: string, path: string, body: object) =>
      sendJson(control, 'POST', path, text, { why, expectedRevision: revisionOf(world), ...body });

    const requested = await post(token, `/api/names/${name}/promote`, { version });
    const { request = '' } = JSON.parse(requested.text) as { request?: string };
    const canary = await post(token, `/api/names/${name}/canary`, { version, steps: [{ audience: {}, percent: 100 }] });
    await probe(`${name}: promote and canary by one person wait`, true, () => Promise.resolve(requested.status));
    const isLiveAlone = registry.current().pointers[name] !== live || registry.current().rollouts[name] !== undefined;
    if (isLiveAlone) findings.violations.push(`${name} went live with one person's approval`);
    if (requested.status !== 202 || canary.status !== 202)
      findings.violations.push(`${name}: ${requested.status}, ${canary.status}, not 202`);

    const approve = (text: string) => async () => (await post(text, `/api/requests/${request}/approve`, {})).status;
    const samePerson = newToken({ person: `${name} one`, actions: ['approve'] });
    const otherName = newToken({ person: 'else', remotes: ['mf-chat'], actions: ['approve'] });
    const mayNot = newToken({ person: 'else', remotes: [name], actions: ['publish', 'promote', 'read'] });
    await unchanged(`${name}: approved by the token of the request`, approve(token));
    await unchanged(`${name}: approved by another token of the same person`, approve(samePerson));
    await unchanged(`${name}: approved by a second person of another name`, approve(otherName));
    await unchanged(`${name}: approved by a second person without that right`, approve(mayNot));

    const second = newToken({ person: 'second', actions: ['approve'] });
    await probe(`${name}: approved by a second person`, true, approve(second));
    if (registry.current().pointers[name] !== version)
      findings.violations.push(`${name} is not live after two persons`);
    await unchanged(`${name}: approved a second time`, approve(second));
    await probe(
      `${name}: rollback by one person`,
      true,
      async () => (await post(token, `/api/names/${name}/rollback`, { version: previousVersion(world, name) })).status,
    );
  }
  return findings;
};

/** Tries to use a console session from other origins and after its token was revoked. */
export const probeSessions = async (world: World): Promise<Findings> => {
  const { findings, probe, unchanged } = createLog(world);
  const token = world.newToken({ remotes: ['mf-chat'], actions: ['publish', 'rollback', 'read'] });
  const json = { 'content-type': 'application/json' };
  const signedIn = await send(world.control, 'POST', '/api/session', {
    headers: json,
    body: JSON.stringify({ token }),
  });
  const cookie = String([signedIn.headers['set-cookie'] ?? []].flat()[0]).split(';')[0] ?? '';
  const rollback = (headers: Record<string, string>) => async () => {
    makeHistory(world, 'mf-chat');
    const response = await send(world.control, 'POST', '/api/names/mf-chat/rollback', {
      headers: { ...json, cookie, ...headers },
      body: JSON.stringify({
        why: 'a probe',
        version: previousVersion(world, 'mf-chat'),
        expectedRevision: revisionOf(world),
      }),
    });
    return response.status;
  };
  world.registry.putLive(world.freshBuild('mf-chat').dist, operator);
  await unchanged('a change by cookie from another site', rollback({ 'sec-fetch-site': 'cross-site' }));
  await unchanged('a change by cookie from the members’ port', rollback({ 'sec-fetch-site': 'same-site' }));
  await unchanged('a change by cookie with another origin', rollback({ origin: world.members }));
  await unchanged('a change by cookie without origin headers', rollback({}));
  await probe('a change by cookie from the console', true, rollback({ 'sec-fetch-site': 'same-origin' }));
  world.registry.putLive(world.freshBuild('mf-chat').dist, operator);
  world.tokens.revoke(world.tokens.find(token)?.id ?? '');
  await unchanged('a session whose token is revoked', rollback({ 'sec-fetch-site': 'same-origin' }));
  return findings;
};
