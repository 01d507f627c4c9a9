import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020.js';

import { openRegistry } from '../registry/index.ts';
import { chatDist, payDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { operator } from '../testing/start-gateway.ts';
import { eventOf } from './event-of-entry.ts';
import { type NotifyEvent, notifySchema } from './event.ts';

const ada = { who: 'chat/Ada', why: 'a reason' };
const gateway = { who: 'gateway', why: '31 of 400 documents with an error' };
const haltOn = { minSessions: 500, errorRateDelta: 0.002 };
const plan = (percent: number) => ({ steps: [{ audience: {}, percent }], haltOn });
const [LIVE, NEXT] = ['1.0.0-00000001', '1.1.0-00000002'];

/** Returns a registry with live versions, and a function that returns the events of what was done since. */
const prepare = () => {
  const registry = openRegistry({ dataDir: temporaryFolder() });
  for (const dist of [shellDist(), chatDist(LIVE), payDist(LIVE)]) registry.putLive(dist, operator);
  registry.publish(chatDist(NEXT), ada);
  const { revision } = registry.current();
  const events = (): NotifyEvent[] => registry.audit(revision).flatMap((entry) => eventOf(entry) ?? []);
  return { registry, events };
};

const verify = ({ registry }: ReturnType<typeof prepare>) =>
  registry.recordChecks('mf-chat', NEXT, 'verified', [{ id: 'files', verdict: 'passed', reason: 'ok' }], ada);

test('names what the gate, persons and the gateway do with a canary, with the reason', () => {
  const prepared = prepare();
  const { registry, events } = prepared;
  verify(prepared);
  registry.startCanary('mf-chat', NEXT, { ...plan(1), ramp: { percents: [1, 10, 50], holdMinutes: 5 } }, ada);
  registry.raise('mf-chat', gateway);
  registry.pauseRamp('mf-chat', ada);
  registry.resumeRamp('mf-chat', ada);
  registry.startCanary('mf-chat', NEXT, plan(70), ada);
  registry.startCanary('mf-chat', NEXT, plan(5), ada);
  registry.halt('mf-chat', ada);
  registry.startCanary('mf-chat', NEXT, plan(5), ada);
  registry.halt('mf-chat', gateway);
  expect(events().map(({ type, text }) => [type, text])).toEqual([
    ['version.verified', `mf-chat ${NEXT} has passed the gate`],
    ['canary.started', `chat/Ada started a canary of mf-chat ${NEXT} at 1 %, with a ramp 1 → 10 → 50 %: \`a reason\``],
    ['canary.raised', `gateway raised the canary of mf-chat ${NEXT} to 10 %: \`${gateway.why}\``],
    ['canary.paused', `chat/Ada paused the ramp of mf-chat ${NEXT}: \`a reason\``],
    ['canary.resumed', `chat/Ada resumed the ramp of mf-chat ${NEXT}: \`a reason\``],
    ['canary.raised', `chat/Ada raised the canary of mf-chat ${NEXT} to 70 %: \`a reason\``],
    ['canary.changed', `chat/Ada changed the canary of mf-chat ${NEXT} to 5 %: \`a reason\``],
    ['canary.halted', `chat/Ada halted the canary of mf-chat ${NEXT}: \`a reason\``],
    ['canary.started', `chat/Ada started a canary of mf-chat ${NEXT} at 5 %: \`a reason\``],
    ['canary.rolled_back', `The gateway rolled back the canary of mf-chat ${NEXT}: \`${gateway.why}\``],
  ]);
});

test('names promotions, rollbacks and revocations, and what is live after them', () => {
  const prepared = prepare();
  const { registry, events } = prepared;
  verify(prepared);
  registry.promote('mf-chat', NEXT, ada);
  registry.rollback('mf-chat', ada);
  registry.revoke('mf-chat', NEXT, ada);
  registry.revoke('mf-chat', LIVE, ada, { offline: true });
  expect(events().map(({ type, data: { version, live } }) => [type, version, live])).toEqual([
    ['version.verified', NEXT, undefined],
    ['version.promoted', NEXT, undefined],
    ['version.rolled_back', LIVE, undefined],
    ['version.revoked', NEXT, undefined],
    ['version.revoked', LIVE, null],
  ]);
  expect(events().at(-1)?.text).toContain('and no version is live any more');
});

test('names the checks that refused a version', () => {
  const { registry, events } = prepare();
  const checks = [
    { id: 'files', verdict: 'passed', reason: 'ok' },
    { id: 'browser', verdict: 'failed', reason: 'it logs an error' },
    { id: 'routes', verdict: 'not run', reason: 'the api does not respond' },
  ] as const;
  registry.recordChecks('mf-chat', NEXT, 'refused', [...checks], ada);
  expect(events()).toEqual([
    expect.objectContaining({
      type: 'version.refused',
      text: `The gate refused mf-chat ${NEXT}: \`browser: it logs an error; routes: the api does not respond\``,
      data: expect.objectContaining({
        checks: [
          { id: 'browser', reason: 'it logs an error' },
          { id: 'routes', reason: 'the api does not respond' },
        ],
      }),
    }),
  ]);
});

test('says of a request whether it was approved, refused or withdrawn', () => {
  const { registry, events } = prepare();
  const next = payDist(NEXT);
  registry.publish(next, ada);
  registry.recordChecks('mf-billing', NEXT, 'verified', [], ada);
  const request = () =>
    registry.request({ kind: 'promote', name: 'mf-billing', version: NEXT }, { ...ada, person: 'Ada' }).id;
  const grace = { who: 'board/Grace', why: 'read it', person: 'Grace' };
  registry.withdraw(request(), ada);
  registry.withdraw(request(), grace);
  const approved = request();
  registry.approve(approved, grace);
  expect(events().map(({ type }) => type)).toEqual([
    'version.verified',
    'request.made',
    'request.withdrawn',
    'request.made',
    'request.refused',
    'request.made',
    'request.approved',
  ]);
  expect(events().at(-1)).toMatchObject({
    text: `board/Grace approved mf-billing ${NEXT}, which is now live for everyone: \`read it\``,
    data: { request: { id: approved, change: 'promote' } },
  });
});

test('PLAT-04 names requests of other zones and slots, and the decisions on them', () => {
  const { registry, events } = prepare();
  const change = { kind: 'bind' as const, name: 'mf-chat', zones: ['site' as const, 'app' as const], slots: [] };
  const grace = { who: 'board/Grace', person: 'Grace', why: 'read it' };
  const made = ['promote it', 'withdraw it', 'refuse it'].map(
    (why) =>
      registry.request(
        { ...change, slots: why === 'promote it' ? ['modal'] : ['modal', 'signup'] },
        { ...ada, person: 'Ada', why },
      ).id,
  );
  const [approved = '', withdrawn = '', refused = ''] = made;
  registry.withdraw(withdrawn, ada);
  registry.withdraw(refused, grace);
  registry.approve(approved, grace);
  expect(events().map(({ type }) => type)).toEqual([
    'request.made',
    'request.made',
    'request.made',
    'request.withdrawn',
    'request.refused',
    'request.approved',
  ]);
  expect(events()[0]).toMatchObject({
    text: `chat/Ada requested approval to bind mf-chat to zones site, app and slots modal (request ${approved}): \`promote it\``,
    data: { name: 'mf-chat', zones: ['site', 'app'], slots: ['modal'], request: { id: approved, change: 'bind' } },
  });
  expect(events().at(-1)?.text).toBe(
    'board/Grace approved mf-chat, which is now bound to zones site, app and slots modal: `read it`',
  );
});

test('does not say that a version has passed the gate when the operator has put it live without it', () => {
  const { registry, events } = prepare();
  registry.putLive(chatDist('1.2.0-00000003'), operator);
  expect(events().map(({ type }) => type)).toEqual(['version.promoted']);
});

test('a reason cannot command a chat: it has no links, no mentions and no line breaks', () => {
  const { registry, events } = prepare();
  registry.putLive(chatDist('1.2.0-00000003'), {
    who: 'chat/Ada',
    why: '<!channel> `[click](https://evil.example)`\n@all',
  });
  expect(events()[0]?.text.split('everyone: ')[1]).toBe("`‹!channel› '[click](https://evil.example)' @all`");
});

test('the documented schema is that of the gateway: it accepts every event, and refuses an unknown type', () => {
  const schema = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../docs/notify.schema.json'), 'utf8'),
  ) as object;
  // Else run `node gateway/src/cli/write-schemas.ts`.
  expect(schema).toEqual(notifySchema());
  const isValid = new Ajv2020({ strictTypes: false }).compile(schema);
  const prepared = prepare();
  verify(prepared);
  prepared.registry.startCanary('mf-chat', NEXT, plan(5), ada);
  prepared.registry.promote('mf-chat', NEXT, ada);
  const events = prepared.events();
  expect(events.map((event) => isValid(event))).toEqual([true, true, true]);
  expect(isValid({ ...events[0], type: 'version.lost' })).toBe(false);
  expect(isValid({ ...events[0], data: {} })).toBe(false);
});
