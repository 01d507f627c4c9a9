import { openOutbox } from '@pairwise/mail';
import path from 'node:path';

import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { operator } from '../testing/start-gateway.ts';
import { ensureDemoTokens } from '../access/index.ts';
import { openMailChannel, parseMailDomains, requireMailAddress } from './mail-channel.ts';
import { startNotifier } from './notifier.ts';

const smtpUrl = 'smtp://127.0.0.1:9';

test('the demo mails what happened to the outbox of the api, once', async () => {
  const dataDir = temporaryFolder();
  const mail = openMailChannel({ dataDir, demo: true });
  const channels = { webhooks: { demo: true, hosts: [] }, ...(mail && { mail }) };
  const control: RunningControl = await startControl({ dataDir, channels });
  control.registry.putLive(chatDist(), operator);
  ensureDemoTokens(dataDir, ['mf-chat']);
  const typed = await runMfeInTest(control, ['notify', 'add', 'mf-chat', '--mail', 'ada@dates.example', '--why', 'x']);
  expect(typed.text).toContain('ada@dates.example is notified of mf-chat after revision');
  expect(typed.text).not.toContain('whsec_');
  const [, id = ''] = /notify test mf-chat (\w+)/.exec(typed.text) ?? [];
  const by = { who: 'chat/Ada', why: 'it is ready\nReason: none' };
  control.registry.putLive(chatDist('1.1.0-00000002'), by);
  const log = { warn: () => undefined, error: () => undefined };
  // Two programs, of which one sends.
  const stops = [1, 2].map(() => startNotifier({ dataDir, registry: control.registry, channels, log }));
  const outbox = openOutbox(path.join(dataDir, 'outbox'));
  let mails = await outbox.list();
  for (const end = Date.now() + 20_000; mails.length === 0 && Date.now() < end; mails = await outbox.list()) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const stop of stops) await stop();
  const revision = control.registry.current().revision;
  expect(await outbox.list()).toEqual([
    expect.objectContaining({
      id: `msg-${id}-${revision}`,
      to: 'ada@dates.example',
      subject: 'chat/Ada put mf-chat 1.1.0-00000002 live for everyone',
    }),
  ]);
  const lines = mails[0]?.text.split('\n') ?? [];
  expect(lines[0]).toBe('chat/Ada put mf-chat 1.1.0-00000002 live for everyone.');
  expect(lines[2]).toBe('Reason: it is ready Reason: none');
  expect(lines.at(-1)).toBe(`npm run mfe -- notify remove mf-chat ${id} --why "…"`);
  const { text } = await runMfeInTest(control, ['notify', 'list', 'mf-chat']);
  expect(text).toMatch(new RegExp(`^${id}  ada@dates.example  mail  revision ${revision} delivered`));
  // The log is kept for ever, so it does not name the person.
  const recorded = control.registry.audit().find(({ what }) => what.kind === 'subscribe');
  expect(recorded?.what).toMatchObject({ target: 'mail to dates.example' });
  await control.stop();
}, 60_000);

test('PLAT-04 a mail server sends to the domains that the operator names, and to no others', () => {
  const settings = { dataDir: temporaryFolder(), demo: false };
  const check = (text: string, more: object) => () =>
    requireMailAddress(text, openMailChannel({ ...settings, ...more }));
  expect(check('ada@dates.example', {})).toThrow('no mail server');
  expect(check('ada@dates.example', { smtpUrl })).toThrow('not mailed to dates.example');
  expect(check('ada@dates.example', { smtpUrl, demo: true })).toThrow('by NOTIFY_MAIL_DOMAINS');
  const named = { smtpUrl, notifyMailDomains: parseMailDomains('Dates.example, agency.example') };
  expect(check('Ada@Dates.Example', named)()).toBe('Ada@Dates.Example');
  for (const other of ['ada@evil.example', 'ada@x.dates.example', 'ada@evil.example@dates.example'])
    expect(check(other, named)).toThrow();
  for (const wrong of ['ada', 'ada@', 'a@dates.example,b@dates.example', 'a@dates.example\nBcc: b@evil.example'])
    expect(check(wrong, named)).toThrow('not a mail address');
  expect(() => parseMailDomains('dates.example,*')).toThrow('* is not a domain');
});
