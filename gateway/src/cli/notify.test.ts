import { ensureDemoTokens } from '../access/index.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let control: RunningControl;
beforeEach(async () => {
  receiver = await startReceiver();
  control = await startControl({ channels: { webhooks: { demo: true, hosts: [receiver.host] } } });
  for (const dist of [shellDist(), chatDist()]) control.registry.putLive(dist, operator);
  ensureDemoTokens(control.dataDir, ['shell', 'mf-chat']);
});
afterEach(async () => {
  await control.stop();
  await receiver.stop();
});

const type = (...args: string[]) => runMfeInTest(control, args);
const why = ['--why', 'a test'];

test.each(['mf-chat', 'all'])('adds, tests, lists and removes a webhook of %s', async (name) => {
  const { code, text } = await type('notify', 'add', name, '--webhook', receiver.url, ...why);
  const origin = new URL(receiver.url).origin;
  expect([code, text]).toEqual([
    0,
    expect.stringContaining(`${origin} is notified of ${name === 'all' ? 'all names' : name} after revision`),
  ]);
  expect(text).toMatch(/shown this once: whsec_\S+$/m);
  const [, id = ''] = /notify test \S+ (\w+)/.exec(text) ?? [];
  expect(await type('notify', 'test', name, id)).toMatchObject({ code: 0, text: 'The test was delivered.' });
  expect(receiver.received.map(({ event }) => event.type)).toEqual(['test']);
  receiver.respond = () => 503;
  expect(await type('notify', 'test', name, id)).toMatchObject({
    code: 1,
    text: 'The test failed: the receiver responded with 503.',
  });
  const listed = await type('notify', 'list', name);
  expect(listed.text).toMatch(new RegExp(`^${id}  ${origin}  json  nothing delivered yet  since .* by `));
  expect(listed.text).not.toContain('key=1');
  expect((await type('notify', 'remove', name, id, ...why)).text).toMatch(
    /Nothing is sent there any more \(revision \d+\)/,
  );
  expect((await type('notify', 'list', name)).text).toBe('No one is notified.');
  const { text: audit } = await type('audit');
  expect(audit).toContain(`subscribe ${name === 'all' ? '*' : name} ${origin}: a test`);
});

test.each([
  [['notify', 'add', 'mf-chat', '--webhook', 'ci.example'], 2, '--webhook takes an address such as'],
  [['notify', 'add', 'mf-chat', '--webhook', 'https://10.0.0.1/'], 1, 'The operator can allow it by NOTIFY_HOSTS'],
  [['notify', 'add', 'mf-chat', '--webhook', 'https://8.8.8.8/', '--format', 'xml'], 2, 'one of json, chat'],
  [['notify', 'add', 'mf-chat'], 2, 'Give either --webhook or --mail.'],
  [['notify', 'add', 'mf-chat', '--mail', 'a@b.example', '--webhook', 'https://8.8.8.8/'], 2, 'Give either'],
  [['notify', 'add', 'mf-chat', '--mail', 'a@b.example', '--format', 'chat'], 2, '--format is for a --webhook.'],
  [['notify', 'add', 'mf-chat', '--mail', 'a@b.example'], 1, 'no mail server'],
  [['notify', 'remove', 'mf-chat', '0123456789ab'], 1, 'This name has no such subscription'],
])('refuses %j with a sentence', async (args, code, reason) => {
  expect(await type(...args, ...why)).toMatchObject({ code, text: expect.stringContaining(reason) });
});
