import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import type { RegistryDocument } from '../registry/document.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { placeInRollout, type Visitor } from './choose-version.ts';
import { type HealthWatch, startHealth } from './start-health.ts';

const by = { who: 'operator', why: 'a test' };
const [one, two] = ['1.0.0-00000001', '1.0.0-00000002'] as const;
const MINUTE = 60_000;
const haltOn = { minSessions: 50, errorRateDelta: 0.2 };

let now: number;
let registry: Registry;
/** With the rollout, which may end while pages report. */
let atStart: RegistryDocument;
let app: FastifyInstance;
let watch: HealthWatch;
beforeEach(() => {
  now = Date.now();
  const dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  registry.putLive(shellDist(), by);
  registry.putLive(chatDist(one), by);
  registry.publish(chatDist(two), by);
  registry.recordChecks('mf-chat', two, 'verified', [], by);
  app = fastify();
  const currentInTurn = registry.current;
  watch = startHealth(app, { dataDir, registry, currentInTurn, now: () => now, perMinute: 10_000 });
  const steps = [
    { audience: { countries: ['DE'] }, percent: 100 },
    { audience: { countries: ['NL'] }, percent: 50 },
  ];
  registry.startCanary('mf-chat', two, { steps, haltOn }, by);
  atStart = registry.current();
  now = Date.now();
});
afterEach(() => app.close());

const rollout = () => registry.current().rollouts['mf-chat'];
/** The watcher judges half a second after a report. */
const judged = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 700));

let visitors = 0;
const userAgent = 'Mozilla/5.0';

/** Returns a new visitor of a country, in the arm of its step. */
const visitorIn = (country: 'DE' | 'NL', arm: 'canary' | 'control'): Visitor => {
  for (;;) {
    visitors += 1;
    const visitor: Visitor = { bucket: `b${visitors}`, country, language: 'de', niche: 1, staff: false };
    if (placeInRollout(atStart, 'mf-chat', visitor)?.canary === (arm === 'canary')) return visitor;
  }
};

/** Makes pages of the remote as the gateway does, and sends the reports of some of them. The first ones fail. */
const pages = async (
  country: 'DE' | 'NL',
  arm: 'canary' | 'control',
  { made, reporting = made, failing = 0 }: { made: number; reporting?: number; failing?: number },
): Promise<void> => {
  const { revision, pointers } = registry.current();
  const shell = { name: 'shell', version: pointers['shell'] ?? '' };
  const chat = { name: 'mf-chat', version: arm === 'canary' ? two : one };
  for (let page = 0; page < made; page += 1) {
    const shown = { revision, shell, owner: { version: chat }, remotes: [{ version: chat }], overrides: {} };
    const request: unknown = { headers: { 'user-agent': userAgent }, ip: '127.0.0.1' };
    const ticket = watch.onPage(shown, request as FastifyRequest, visitorIn(country, arm)); // what onPage reads of it
    if (page >= reporting) continue;
    const errors = page < failing ? [{ phase: 'render', message: 'no thread' }] : [];
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/__mfe/report',
      payload: { ticket, revision, zone: 'app', deployables: [{ ...chat, readyMs: 500, errors }], vitals: {} },
    });
    expect(statusCode).toBe(204);
  }
};

test('PLAT-07 a step of 100 % beside one with a control is judged: a canary that fails there only is rolled back', async () => {
  await pages('NL', 'canary', { made: 200 });
  await pages('NL', 'control', { made: 200 });
  await pages('DE', 'canary', { made: 200, failing: 120 });
  await judged();
  expect(rollout()).toBeUndefined();
  expect(registry.audit().at(-1)?.why).toMatch(
    /^\d+ of \d+ documents with an error, stable 0 of 200: worse by at least .*; most often "no thread" \(render\)$/,
  );
});

test('PLAT-07 a step of 100 % is judged by its silent pages as well, beside the control of another step', async () => {
  await pages('NL', 'canary', { made: 200 });
  await pages('NL', 'control', { made: 200 });
  await pages('DE', 'canary', { made: 260, reporting: 60 });
  now += 5 * MINUTE;
  await pages('DE', 'canary', { made: 1 });
  await judged();
  expect(rollout()).toBeUndefined();
  expect(registry.audit().at(-1)?.why).toMatch(/^only 60 of 260 documents reported at all, stable 200 of 200/);
});

test('PLAT-07 and the verdict is the worse of both steps', async () => {
  const stateOf = () => {
    const running = rollout();
    return running && watch.lastVerdict('mf-chat', running)?.state;
  };
  await pages('NL', 'canary', { made: 400 });
  await pages('NL', 'control', { made: 400 });
  await pages('DE', 'canary', { made: 20 });
  now += 5 * MINUTE;
  await pages('DE', 'canary', { made: 1 });
  await judged();
  expect(stateOf()).toBe('not_enough_data');
  await pages('DE', 'canary', { made: 379 });
  // Pages that may still report are not judged by their silence.
  await judged();
  expect(stateOf()).toBe('not_enough_data');
  now += 5 * MINUTE;
  await pages('DE', 'canary', { made: 1 });
  await judged();
  expect(stateOf()).toBe('healthy');
  // Control: the step with a control is judged as before.
  await pages('NL', 'canary', { made: 200, failing: 200 });
  await judged();
  expect(rollout()).toBeUndefined();
});
