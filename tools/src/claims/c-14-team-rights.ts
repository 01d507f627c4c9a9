import { cpSync, rmSync } from 'node:fs';

import { startDatabase } from '@pairwise/api/launcher';
import type { Policy } from '@pairwise/gateway/access';

import { temporaryDataDir } from '../temporary-data-dir.ts';
import { makeHistories, type ParallelResult, publishInParallel } from './c-14/parallel.ts';
import { type Findings, probeNames, probeSessions, probeTeams, probeTokens, probeTwoPersons } from './c-14/probes.ts';
import { createWorld, type World } from './c-14/world.ts';
import type { Claim } from './claim.ts';

const PROBES_AT_LEAST = 300;
const sizes = { small: 100, full: 500 };

const inWorld = async <Result>(
  policy: Policy | undefined,
  work: (world: World) => Promise<Result>,
): Promise<Result> => {
  const world = await createWorld(policy);
  try {
    makeHistories(world);
    return await work(world);
  } finally {
    await world.stop();
  }
};

/** Publishes concurrently through gateways that share a database, which gets a copy of the world's registry. */
const publishInDatabase = async (world: World, count: number): Promise<ParallelResult> => {
  const [server, dataDir] = [temporaryDataDir('c-14-server'), temporaryDataDir('c-14-database')];
  const database = await startDatabase({ dataDir: server, durability: 'fast', log: () => undefined });
  try {
    cpSync(world.dataDir, dataDir, { recursive: true });
    return await publishInParallel(world, count, { dataDir, databaseUrl: database.url });
  } finally {
    await database.stop();
    for (const folder of [server, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
};

const allowAll: Policy = () => true;

/** Proves C-14: a team can change only its own remote, and concurrent publishes lose nothing. */
export const teamRights: Claim = {
  id: 'C-14',
  title: 'a team can touch only its remote',
  prove: async ({ size, log }) => {
    const result = await inWorld(undefined, async (world) => {
      const all: [string, Findings][] = [];
      for (const [what, probe] of [
        ['teams × remotes × actions', probeTeams],
        ['invalid tokens', probeTokens],
        ['names that look like others', probeNames],
        ['two persons', probeTwoPersons],
        ['console sessions', probeSessions],
      ] as const) {
        const findings = await probe(world);
        log(
          `${what}: ${findings.probes} probes, ${findings.allowed} allowed, ${findings.violations.length} violations`,
        );
        all.push([what, findings]);
      }
      makeHistories(world);
      const parallel = await publishInParallel(world, sizes[size]);
      log(`${parallel.publishes} concurrent publishes through ${parallel.gateways} gateways on one folder`);
      makeHistories(world);
      const inDatabase = await publishInDatabase(world, sizes[size]);
      log(`${inDatabase.publishes} concurrent publishes through ${inDatabase.gateways} gateways on PostgreSQL`);
      return { all, parallel: { 'on one folder': parallel, 'on PostgreSQL': inDatabase } };
    });
    const violations = result.all.flatMap(([, findings]) => findings.violations);
    const probes = result.all.reduce((sum, [, findings]) => sum + findings.probes, 0);
    const parallel = Object.entries(result.parallel);
    const problems = parallel.flatMap(([where, one]) => one.problems.map((problem) => `${where}: ${problem}`));

    // Negative control: with a policy that allows everything the same probes must find violations.
    log('Control: a gateway whose policy allows everything …');
    const caught = await inWorld(allowAll, async (world) => {
      const teams = await probeTeams(world);
      const tokens = await probeTwoPersons(world);
      return [...teams.violations, ...tokens.violations];
    });
    log(`${caught.length} violations found, such as: ${caught[0] ?? '-'}`);

    return {
      holds: violations.length === 0 && problems.length === 0 && probes >= PROBES_AT_LEAST,
      counts: {
        probes,
        allowed: result.all.reduce((sum, [, findings]) => sum + findings.allowed, 0),
        violations: violations.length,
        'first violation': violations[0] ?? '-',
        'lost or doubled': problems.length,
        'first problem': problems[0] ?? '-',
        ...Object.fromEntries(
          parallel.flatMap(([where, { publishes, winners, conflicts }]) => [
            [`concurrent publishes ${where}`, publishes],
            [`changes on one revision ${where}`, `${winners} made, ${conflicts} refused with a revision conflict`],
          ]),
        ),
      },
      control: {
        what: `a policy that allows everything (${caught.length} violations)`,
        caught: caught.length >= 100,
      },
    };
  },
};
