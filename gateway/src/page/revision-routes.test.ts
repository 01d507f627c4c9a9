import type { RevisionResponse } from '@pairwise/contracts/registry';
import fastify, { type FastifyInstance } from 'fastify';

import { openRegistry, type Registry } from '../registry/index.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { revisionRoutes } from './revision-routes.ts';

const by = { who: 'operator', why: 'a test' };
const [old, next] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

/** Of the gateway that makes the next change. */
let clock: number;
let registry: Registry;
let app: FastifyInstance;
beforeEach(() => {
  clock = Date.now();
  registry = openRegistry({ dataDir: temporaryFolder(), now: () => new Date(clock) });
  registry.putLive(chatDist(old), by);
  registry.publish(chatDist(next), by);
  registry.recordChecks('mf-chat', next, 'verified', [], by);
  app = fastify();
  revisionRoutes(app, {
    current: registry.current,
    audit: (after) => registry.audit().filter((e) => e.revision > after),
  });
});
afterEach(() => app.close());

const reported = async (): Promise<RevisionResponse['rolledBack']> =>
  (await app.inject('/__mfe/revision')).json<RevisionResponse>().rolledBack;

test.each([-60_000, 0, 60_000])(
  'PLAT-01 open pages leave a version that a gateway rolls back whose clock differs by %d ms',
  async (difference) => {
    registry.promote('mf-chat', next, by);
    clock += difference;
    registry.rollback('mf-chat', by);
    expect(await reported()).toEqual([`mf-chat@${next}`]);
  },
);

test.each([-60_000, 0, 60_000])(
  'PLAT-01 and stay with it once a gateway promotes it again whose clock differs by %d ms',
  async (difference) => {
    registry.promote('mf-chat', next, by);
    registry.rollback('mf-chat', by);
    clock += difference;
    registry.promote('mf-chat', next, by);
    registry.promote('mf-chat', old, by);
    expect(await reported()).toEqual([]);
  },
);

test('PLAT-01 a canary that ends with a rollback after it was halted is reported until it is live again', async () => {
  const canary = { steps: [{ audience: {}, percent: 50 }], haltOn: { minSessions: 1_000, errorRateDelta: 0.5 } };
  const third = '1.3.0-00000003';
  registry.publish(chatDist(third), by);
  registry.recordChecks('mf-chat', third, 'verified', [], by);
  registry.promote('mf-chat', next, by);
  registry.startCanary('mf-chat', third, canary, by);
  registry.halt('mf-chat', by);
  registry.promote('mf-chat', third, by);
  registry.promote('mf-chat', old, by);
  registry.promote('mf-chat', next, by);
  expect(await reported()).toEqual([]);
  // The last withdrawal counts, whatever its kind.
  registry.startCanary('mf-chat', third, canary, by);
  registry.rollback('mf-chat', by);
  expect(await reported()).toContain(`mf-chat@${third}`);
});
