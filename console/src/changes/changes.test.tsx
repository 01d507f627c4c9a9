import type { NameState, SessionResponse } from '@pairwise/contracts/console';
import { fireEvent, screen, userEvent, waitFor, within } from '@pairwise/testing';

import { deployable, entry, tenPercent, version } from '../../testing/facts.ts';
import { type FakeControl, fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const withDeployables = (...names: FakeControl['state']['names']): FakeControl => {
  const control = fakeControl();
  control.state = { ...control.state, names };
  return control;
};

const posted = ({ calls }: FakeControl, path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Presses a button of the open dialog. The page behind it has buttons with the same names. */
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

const say = async (why: string) => userEvent.type(screen.getByLabelText('Why?'), why);

const side = (title: 'Now' | 'Then'): string =>
  within(screen.getByRole('dialog')).getByText(title, { selector: 'dt' }).parentElement?.textContent ?? '';

test('PLAT-04 promoting asks why, shows the state before and after, and sends the revision that was read', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent }));
  renderConsole('/deployables/mf-chat');
  await press('Promote to everyone');
  expect(side('Now')).toBe('Now1.1.0 for 10 % of all visitors1.0.0 for all others');
  expect(side('Then')).toBe('Then1.1.0 for everyone');

  await confirm('Promote');
  expect(screen.getByText('Enter the reason in a few words.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Why?')).toHaveFocus());
  expect(posted(control, '/api/names/mf-chat/promote')).toEqual([]);

  await say('Ticket 8812');
  await confirm('Promote');
  expect(await screen.findByText('mf-chat 1.1.0 is live for everyone.')).toBeVisible();
  expect(posted(control, '/api/names/mf-chat/promote')).toEqual([
    { version: '1.1.0', why: 'Ticket 8812', expectedRevision: 7 },
  ]);
  expect(await screen.findByRole('heading', { name: 'No canary is running' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('PLAT-04 two teams do not overwrite each other: the second one sees the new state and keeps the typed text', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent }));
  renderConsole('/deployables/mf-chat');
  await press('Promote to everyone');
  await say('Ticket 8812');
  control.state = {
    ...control.state,
    revision: 9,
    names: [deployable('mf-chat', { rollout: { ...tenPercent, steps: [{ audience: {}, percent: 50 }] } })],
  };
  await confirm('Promote');
  expect(await screen.findByText(/Something has changed in the meantime/)).toBeVisible();
  expect(side('Now')).toContain('50 % of all visitors');
  expect(screen.getByLabelText('Why?')).toHaveValue('Ticket 8812');

  await confirm('Promote');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(control.state.names[0]?.stable?.version).toBe('1.1.0');
  expect(posted(control, '/api/names/mf-chat/promote').map(({ expectedRevision }) => expectedRevision)).toEqual([7, 9]);
});

test.each(['not_bound', 'bad_change', 'exists'] as const)(
  'PLAT-04 a refusal with %s says what exactly the server refuses',
  async (code) => {
    const control = withDeployables(deployable('mf-chat', { rollout: tenPercent }));
    renderConsole('/deployables/mf-chat');
    await press('Promote to everyone');
    await say('Ticket 8812');
    control.failing.set('POST /api/names/mf-chat/promote', code);
    await confirm('Promote');
    expect(await screen.findByText(new RegExp(`The server says ${code}\\.$`))).toBeVisible();
    // Control: a text that says it all stays alone.
    control.failing.set('POST /api/names/mf-chat/promote', 'busy');
    await confirm('Promote');
    expect(await screen.findByText(/busy with another change\. Try again in a moment\.$/)).toBeVisible();
  },
);

test('PLAT-04 checks, shows and sends the share, audience and rule of a new canary', async () => {
  const control = withDeployables(deployable('mf-chat'));
  renderConsole('/deployables/mf-chat');
  await press('Start a canary');
  const share = screen.getByLabelText('Share in %');
  await userEvent.clear(share);
  await userEvent.type(share, '250');
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Selected visitors');
  await userEvent.type(screen.getByLabelText('Countries'), 'Holland');
  await say('Try it');
  await confirm('Start canary');
  expect(screen.getByText('Enter a number from 0 to 100.')).toBeVisible();
  expect(screen.getByLabelText('Countries')).toBeInvalid();
  expect(posted(control, '/api/names/mf-chat/canary')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: '25 %' }));
  await userEvent.clear(screen.getByLabelText('Countries'));
  await userEvent.type(screen.getByLabelText('Countries'), 'nl, BE');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dutch' }));
  await userEvent.type(screen.getByLabelText('Niches'), '1 4');
  expect(side('Then')).toContain('1.1.0 for 25 % of Netherlands, Belgium · language Dutch · niche 1, 4');
  await confirm('Start canary');
  expect(await screen.findByText('The canary of mf-chat is running.')).toBeVisible();
  // The rule was not edited, so it is not sent: the gateway's default has more than the two fields.
  expect(posted(control, '/api/names/mf-chat/canary')).toEqual([
    {
      version: '1.1.0',
      steps: [{ audience: { countries: ['NL', 'BE'], languages: ['nl'], niches: [1, 4] }, percent: 25 }],
      why: 'Try it',
      expectedRevision: 7,
    },
  ]);
});

const rolledBack = { at: '2026-11-21T10:00:00.000Z', by: 'gateway', why: '9 of 10 failed' };

test('PLAT-04 proposes the newest version that was never rolled back, and marks the others', async () => {
  withDeployables(
    deployable('mf-chat', {
      versions: [version('1.3.0', { rolledBack }), version('1.2.0'), version('1.1.0'), version('1.0.0')],
    }),
  );
  renderConsole('/deployables/mf-chat');
  await press('Start a canary');
  const field = screen.getByLabelText('Version');
  expect(field).toHaveValue('1.2.0');
  const options = within(field).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['1.3.0, rolled back', '1.2.0', '1.1.0']);
  await userEvent.selectOptions(field, '1.3.0');
  expect(field).toHaveAccessibleDescription(/^Rolled back .* by the gateway: 9 of 10 failed$/);
});

test('PLAT-04 proposes no version when all were rolled back once: one must be chosen', async () => {
  const control = withDeployables(
    deployable('mf-chat', { versions: [version('1.1.0', { rolledBack }), version('1.0.0')] }),
  );
  renderConsole('/deployables/mf-chat');
  await press('Start a canary');
  expect(screen.getByLabelText('Version')).toHaveValue('');
  expect(side('Then')).toBe('Then1.0.0 for everyone');
  await say('Fixed on the server');
  await confirm('Start canary');
  expect(screen.getByText('Choose a version.')).toBeVisible();
  expect(posted(control, '/api/names/mf-chat/canary')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Version'), '1.1.0');
  await confirm('Start canary');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(control, '/api/names/mf-chat/canary')).toMatchObject([{ version: '1.1.0' }]);
});

test('PLAT-04 raises the share of a running canary by group and keeps the fields of its rule that were not edited', async () => {
  const steps = [{ audience: { staff: true }, percent: 100 }, ...tenPercent.steps];
  const control = withDeployables(deployable('mf-chat', { rollout: { ...tenPercent, steps } }));
  renderConsole('/deployables/mf-chat');
  await press('Change the share');
  const second = within(screen.getByRole('group', { name: 'Group 2' }));
  await userEvent.click(second.getByRole('button', { name: '50 %' }));
  await userEvent.clear(
    screen.getByLabelText('Errors and documents that never report, above stable, in percentage points'),
  );
  await userEvent.type(
    screen.getByLabelText('Errors and documents that never report, above stable, in percentage points'),
    '0,5',
  );
  await say('It does well');
  await confirm('Change share');
  await waitFor(() =>
    expect(posted(control, '/api/names/mf-chat/canary')).toEqual([
      {
        version: '1.1.0',
        steps: [
          { audience: { staff: true }, percent: 100 },
          { audience: {}, percent: 50 },
        ],
        haltOn: { minSessions: 500, errorRateDelta: 0.005, minNetworks: 3 },
        why: 'It does well',
        expectedRevision: 7,
      },
    ]),
  );
});

test('PLAT-07 starts a canary that is raised automatically, which a person pauses and resumes', async () => {
  const control = withDeployables(deployable('mf-chat'));
  renderConsole('/deployables/mf-chat');
  await press('Start a canary');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Raise the share automatically/ }));
  const next = screen.getByLabelText('Next shares in %');
  await userEvent.clear(next);
  await userEvent.type(next, '3, 50');
  const hold = screen.getByLabelText('Minutes at each share, at least');
  await userEvent.clear(hold);
  await userEvent.type(hold, '0');
  await say('Slowly');
  await confirm('Start canary');
  expect(next).toHaveAccessibleDescription(/Enter rising numbers above 5, at most 100\./);
  expect(hold).toHaveAccessibleDescription(/from 1 to 43200/);
  expect(posted(control, '/api/names/mf-chat/canary')).toEqual([]);

  await userEvent.clear(next);
  await userEvent.type(next, '25 → 100 %');
  await userEvent.clear(hold);
  await userEvent.type(hold, '30');
  fireEvent.change(screen.getByLabelText('Not before (optional)'), { target: { value: '2026-12-01T06:00' } });
  await confirm('Start canary');
  const panel = within(await screen.findByRole('list', { name: 'Raised automatically' }));
  expect(posted(control, '/api/names/mf-chat/canary')).toMatchObject([
    {
      steps: [{ percent: 5 }],
      ramp: { percents: [5, 25, 100], holdMinutes: 30, notBefore: new Date('2026-12-01T06:00').toISOString() },
    },
  ]);
  expect(panel.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(screen.getByText(/^At least 30 minutes at each share.* Not before 1 Dec 2026/)).toBeVisible();

  await press('Pause');
  expect(screen.getByText(/still rolled back if it is worse/)).toBeVisible();
  await say('Freeze for the weekend');
  await confirm('Pause');
  expect(await screen.findByText(/^Paused .* by chat\/Rui\. The share stays as it is\./)).toBeVisible();
  await press('Resume');
  await say('Monday');
  await confirm('Resume');
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  expect(posted(control, '/api/names/mf-chat/pause')).toMatchObject([{ why: 'Freeze for the weekend' }]);
  expect(posted(control, '/api/names/mf-chat/resume')).toMatchObject([{ why: 'Monday' }]);
});

test('PLAT-07 changing the share of a canary proposes the rest of its ramp, and groups have none', async () => {
  const ramp = { percents: [1, 10, 50], holdMinutes: 30, since: '2026-11-21T10:00:00.000Z' };
  const control = withDeployables(deployable('mf-chat', { rollout: { ...tenPercent, ramp } }));
  renderConsole('/deployables/mf-chat');
  await press('Change the share');
  expect(screen.getByLabelText('Next shares in %')).toHaveValue('50');
  await userEvent.click(screen.getByRole('button', { name: '25 %' }));
  await say('Faster');
  await confirm('Change share');
  await waitFor(() =>
    expect(posted(control, '/api/names/mf-chat/canary')).toMatchObject([
      { steps: [{ percent: 25 }], ramp: { percents: [25, 50], holdMinutes: 30 } },
    ]),
  );
  await press('Change the share');
  await userEvent.click(screen.getByRole('button', { name: 'Add a group' }));
  expect(screen.queryByRole('checkbox', { name: /^Raise the share automatically/ })).toBeNull();
});

test('PLAT-04 rolling back, stopping and revoking each show their effect', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent }));
  renderConsole('/deployables/mf-chat');
  await press('Stop the canary');
  expect(side('Then')).toBe('Then1.0.0 for everyone');
  await say('Too slow');
  await confirm('Stop canary');
  await screen.findByText('The canary of mf-chat has been stopped.');

  await press('Actions for 1.1.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  expect(screen.getByText(/cannot be put live again/)).toBeVisible();
  await say('Leaks a name');
  await confirm('Revoke');
  await screen.findByText('mf-chat 1.1.0 is revoked.');

  await press('Roll back to 0.9.0');
  expect(side('Then')).toBe('Then0.9.0 for everyone');
  await say('Ticket 9000');
  await confirm('Roll back');
  await screen.findByText('mf-chat is rolled back.');
  expect(posted(control, '/api/names/mf-chat/halt')).toEqual([{ why: 'Too slow', expectedRevision: 7 }]);
  expect(posted(control, '/api/names/mf-chat/revoke')).toEqual([
    { version: '1.1.0', why: 'Leaks a name', expectedRevision: 8 },
  ]);
  expect(posted(control, '/api/names/mf-chat/rollback')).toEqual([
    { version: '0.9.0', why: 'Ticket 9000', expectedRevision: 9 },
  ]);
});

test('PLAT-04 of two people who roll back at the same time, the second one reads who did it and cannot go further', async () => {
  const control = withDeployables(deployable('mf-chat'));
  renderConsole('/deployables/mf-chat');
  await press('Roll back to 0.9.0');
  await say('Ticket 9000');
  control.audit = [
    entry(8, { who: 'chat/Ada', what: { kind: 'rollback', name: 'mf-chat', version: '0.9.0' }, why: 'Too slow' }),
    entry(7),
  ];
  const [before] = control.state.names;
  const previous = { version: '0.8.0', since: '2026-11-01T10:00:00.000Z', by: 'chat/Rui' };
  control.state = {
    ...control.state,
    revision: 8,
    names: [deployable('mf-chat', { stable: before?.previous ?? null, previous })],
  };
  await confirm('Roll back');
  const dialog = within(screen.getByRole('dialog'));
  const line = (await dialog.findByText('Too slow')).parentElement;
  expect(line).toHaveTextContent(/^chat\/Ada rolled back to mf-chat 0\.9\.0 \(.*\): Too slow$/);
  expect(dialog.getByText(/this version is live for everyone already/)).toBeVisible();
  expect(screen.getByLabelText('Why?')).toHaveValue('Ticket 9000');
  expect(dialog.queryByRole('button', { name: 'Roll back' })).toBeNull();
  expect(control.state.names[0]?.stable?.version).toBe('0.9.0');
});

const lostPages = { routes: ['/landers/terrace', '/landers/terrace/weekend'], variants: ['/landers/gallery/night'] };

test('PLAT-04 rolling back says which landers and variants are lost', async () => {
  withDeployables(deployable('mf-landers', { ifRolledBack: lostPages }));
  renderConsole('/deployables/mf-landers');
  await press('Roll back to 0.9.0');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('0.9.0 lacks addresses that are live.', { selector: 'strong' })).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...lostPages.routes,
    ...lostPages.variants,
  ]);
});

test('PLAT-04 revoking the live version says what the previous one lacks; revoking another one does not', async () => {
  withDeployables(deployable('mf-landers', { ifRolledBack: lostPages }));
  renderConsole('/deployables/mf-landers');
  await press('Actions for 1.0.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  expect(screen.getByText(/^0\.9\.0 lacks addresses/)).toBeVisible();
  await confirm('Cancel');
  await press('Actions for 1.1.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  expect(screen.queryByText(/lacks addresses/)).toBeNull();
});

test('PLAT-04 rolling back to a version with all addresses warns of nothing', async () => {
  withDeployables(deployable('mf-landers'));
  renderConsole('/deployables/mf-landers');
  await press('Roll back to 0.9.0');
  expect(screen.queryByText(/lacks addresses/)).toBeNull();
});

const oneVersion = (name: string, facts: Parameters<typeof deployable>[1] = {}) =>
  deployable(name, { previous: null, versions: [version('1.0.0')], ...facts });

test('PLAT-01 revoking the only version says which pages and deployables it takes offline, and confirms it', async () => {
  const neededBy: NameState['ifOffline']['neededBy'] = [
    { name: 'mf-landers', slots: ['signup'] },
    { name: 'shell', slots: ['modal', 'signup-modal'] },
  ];
  const control = withDeployables(oneVersion('mf-auth', { ifOffline: { routes: ['/login', '/signup'], neededBy } }));
  renderConsole('/deployables/mf-auth');
  await press('Actions for 1.0.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('mf-auth goes offline.', { selector: 'strong' })).toBeVisible();
  expect(side('Then')).toBe('Thennothing');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mf-landers, for slot signup',
    'shell, for slot modal, signup-modal',
    '/login',
    '/signup',
  ]);
  await say('Leaks a name');
  await confirm('Revoke and take offline');
  expect(await screen.findByText('mf-auth 1.0.0 is revoked. mf-auth is offline.')).toBeVisible();
  expect(posted(control, '/api/names/mf-auth/revoke')).toEqual([
    { version: '1.0.0', why: 'Leaks a name', expectedRevision: 7, offline: true },
  ]);
  expect(await screen.findByText(/^Nothing is live\./)).toBeVisible();
});

test('PLAT-01 a person who read that an earlier version stays live confirms again when nothing stays', async () => {
  const control = withDeployables(deployable('mf-chat'));
  renderConsole('/deployables/mf-chat');
  await press('Actions for 1.0.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  expect(screen.queryByText('mf-chat goes offline.', { selector: 'strong' })).toBeNull();
  expect(side('Then')).toBe('Then0.9.0 for everyone');
  control.state = { ...control.state, revision: 8, names: [oneVersion('mf-chat')] };
  await say('Leaks a name');
  await confirm('Revoke');
  expect(await screen.findByText('mf-chat goes offline.', { selector: 'strong' })).toBeVisible();
  await confirm('Revoke and take offline');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(control, '/api/names/mf-chat/revoke')).toMatchObject([
    { expectedRevision: 7 },
    { expectedRevision: 8, offline: true },
  ]);
});

test('PLAT-01 revoking the only shell says that every remote needs it', async () => {
  const neededBy = ['mf-auth', 'mf-chat'].map((name) => ({ name, slots: [] }));
  withDeployables(oneVersion('shell', { ifOffline: { routes: ['/chats'], neededBy } }));
  renderConsole('/deployables/shell');
  await press('Actions for 1.0.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^No page can be shown/)).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['mf-auth', 'mf-chat']);
});

test('PLAT-04 a promotion that requires approval becomes a request that its author cannot approve', async () => {
  const control = withDeployables(
    deployable('mf-billing', { needsApproval: true, may: ['promote', 'approve', 'read'] }),
  );
  renderConsole('/deployables/mf-billing');
  await press('Actions for 1.1.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Put live' }));
  expect(screen.getByText(/creates a request/)).toBeVisible();
  await say('Ticket 8801');
  await confirm('Request approval');
  expect(await screen.findByText('mf-billing 1.1.0 for everyone')).toBeVisible();
  expect(screen.getByText(/another person must approve it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText('1.0.0', { selector: 'p' })).toBeVisible();

  await press('Withdraw');
  await say('Not yet');
  await confirm('Close request');
  await waitFor(() => expect(screen.queryByText('mf-billing 1.1.0 for everyone')).toBeNull());
  expect(posted(control, '/api/requests/request-1/withdraw')).toEqual([{ why: 'Not yet', expectedRevision: 8 }]);
});

const waiting = (may: ReturnType<typeof deployable>['may']): FakeControl => {
  const control = withDeployables(deployable('mf-billing', { needsApproval: true, may }));
  control.state.requests = [
    {
      id: 'r1',
      at: '2026-11-21T10:30:00.000Z',
      by: 'billing/Chiara',
      person: 'Chiara',
      why: 'Ticket 8801',
      change: { kind: 'promote', name: 'mf-billing', version: '1.1.0' },
    },
  ];
  return control;
};

test('PLAT-04 a version that was rolled back keeps its reason at a request and in the dialog that makes it live', async () => {
  const control = waiting(['approve', 'read']);
  const state = deployable('mf-billing', {
    needsApproval: true,
    may: ['approve', 'promote', 'read'],
    rollout: tenPercent,
    versions: [version('1.1.0', { rolledBack }), version('1.0.0')],
  });
  control.state = { ...control.state, names: [state] };
  renderConsole('/deployables/mf-billing');
  const card = (await screen.findByText('Ticket 8801')).closest('article');
  expect(card).toHaveTextContent(/Rolled back .* by the gateway: 9 of 10 failed/);
  for (const name of ['Approve', 'Promote to everyone']) {
    await press(name);
    expect(screen.getByRole('dialog')).toHaveTextContent(/Rolled back .* by the gateway: 9 of 10 failed/);
    await confirm('Cancel');
  }
  // Closing the request makes nothing live.
  await press('Decline');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Rolled back');
});

test('PLAT-04 the second person sees who made the request and why, and approves it from the first page', async () => {
  const control = waiting(['approve', 'read']);
  for (const one of control.state.names[0]?.versions ?? [])
    one.notes = { label: 'New prices', subject: 'Sort prices by month', author: 'Chiara' };
  renderConsole('/');
  expect(await screen.findByText('Requested 30 minutes ago by Chiara')).toBeVisible();
  expect(screen.getByText('New prices')).toBeVisible();
  expect(screen.getByText('Sort prices by month')).toBeVisible();
  await press('Approve');
  expect(screen.getByText('Requested by Chiara: Ticket 8801')).toBeVisible();
  expect(side('Then')).toBe('Then1.1.0 for everyone');
  await say('Looked at it');
  await confirm('Approve and apply');
  await waitFor(() => expect(screen.queryByText('Ticket 8801')).toBeNull());
  expect(posted(control, '/api/requests/r1/approve')).toEqual([{ why: 'Looked at it', expectedRevision: 7 }]);
});

test('PLAT-04 the second person opens a preview of the version that waits, and the person who requested it does not', async () => {
  const control = waiting(['approve', 'read']);
  renderConsole('/');
  await press('Preview 1.1.0');
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute(
    'href',
    'http://localhost:4000/__mfe/preview/1.1.0',
  );
  expect(posted(control, '/api/names/mf-billing/versions/1.1.0/preview')).toHaveLength(1);
});

test('PLAT-04 the person who requested a version gets no preview of it', async () => {
  const [request] = waiting(['approve', 'read']).state.requests;
  if (request) request.person = 'Rui';
  renderConsole('/');
  expect(await screen.findByText(/another person must approve it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview 1.1.0' })).toBeNull();
});

test('PLAT-04 the second person reads which shares a canary reaches by itself, and when it is rolled back', async () => {
  const [request] = waiting(['approve', 'read']).state.requests;
  const canary = {
    kind: 'canary',
    name: 'mf-billing',
    version: '1.1.0',
    steps: [{ audience: {}, percent: 1 }],
  } as const;
  const haltOn = { minSessions: 800, errorRateDelta: 0.02 };
  const ramp = { percents: [1, 10, 50], holdMinutes: 90 };
  if (request) request.change = { ...canary, steps: [...canary.steps], haltOn, ramp };
  renderConsole('/');
  const plan = /^Raised automatically: 1 % → 10 % → 50 %\. At least 90 minutes at each share/;
  const rule = /by more than 2 percentage points, .* is judged from 800 documents on/;
  expect(await screen.findByText(plan)).toBeVisible();
  expect(screen.getByText(rule)).toBeVisible();
  await press('Approve');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(plan)).toBeVisible();
  expect(dialog.getByText(rule)).toBeVisible();
});

test('PLAT-04 the second person reads that a canary without a ramp keeps its share', async () => {
  const [request] = waiting(['approve', 'read']).state.requests;
  if (request) {
    const haltOn = { minSessions: 500, errorRateDelta: 0.002 };
    request.change = {
      kind: 'canary',
      name: 'mf-billing',
      version: '1.1.0',
      steps: [{ audience: {}, percent: 1 }],
      haltOn,
    };
  }
  renderConsole('/');
  expect(await screen.findByText('It keeps its share until a person changes it.')).toBeVisible();
  expect(screen.queryByText(/^Raised automatically/)).toBeNull();
});

test('PLAT-02 the second person sees which live addresses would be lost', async () => {
  const [request] = waiting(['approve', 'read']).state.requests;
  if (request) {
    request.change = { kind: 'promote', name: 'mf-billing', version: '1.1.0', loseRoutes: ['/', '/prices'] };
  }
  renderConsole('/');
  expect(await screen.findByText('Live addresses that are lost: /, /prices')).toBeVisible();
});

const waitingBinding = (person: string, actions: SessionResponse['actions']): FakeControl => {
  const control = withDeployables(deployable('mf-landers', { binding: { zones: ['site'], slots: [] } }));
  if (control.session) control.session = { ...control.session, remotes: ['*'], actions };
  const change = { kind: 'bind' as const, zones: ['site' as const, 'app' as const], slots: ['modal' as const] };
  const made = { at: '2026-11-21T10:30:00.000Z', by: `board/${person}`, person, why: 'Ticket 8802' };
  control.state.bindings = { 'mf-landers': { zones: ['site'], slots: [] }, 'mf-games': { zones: ['app'], slots: [] } };
  control.state.requests = ['mf-landers', 'mf-games', 'mf-new'].map((name) => ({
    ...made,
    id: name,
    change: { ...change, name },
  }));
  return control;
};

test('PLAT-04 the second person sees the zones and slots of a name now and then, and approves them', async () => {
  const control = waitingBinding('Grace', ['approve', 'read']);
  renderConsole('/');
  const heading = await screen.findByRole('heading', { name: 'mf-landers in other zones and slots' });
  const card = within(heading.closest('article') ?? document.body);
  expect(card.getByText('Now: zones site; slots none')).toBeVisible();
  expect(card.getByText('Then: zones site, app; slots modal')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Approve' }));
  expect(screen.getByText('Requested by Grace: Ticket 8802')).toBeVisible();
  await confirm('Approve and apply');
  expect(screen.getByText('Enter the reason in a few words.')).toBeVisible();
  await say('Looked at it');
  await confirm('Approve and apply');
  await waitFor(() => expect(screen.queryByText('mf-landers in other zones and slots')).toBeNull());
  expect(posted(control, '/api/requests/mf-landers/approve')).toEqual([{ why: 'Looked at it', expectedRevision: 7 }]);
  // A name without a version can be decided about as well, and so can one that is not bound yet.
  expect(screen.getByText('mf-games in other zones and slots')).toBeVisible();
  expect(screen.getByText('Now: zones app; slots none')).toBeVisible();
  expect(screen.getByText('Now: not bound yet')).toBeVisible();
});

test('PLAT-04 a decision on zones and slots that have changed meanwhile asks again', async () => {
  const control = waitingBinding('Grace', ['approve', 'read']);
  renderConsole('/deployables/mf-landers');
  await press('Decline');
  control.failing.set('POST /api/requests/mf-landers/withdraw', 'revision_conflict');
  await say('Not now');
  await confirm('Close request');
  expect(await screen.findByText(/Something has changed in the meantime/)).toBeVisible();
  control.failing.clear();
  await confirm('Close request');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('PLAT-04 no one decides about zones and slots without the right', async () => {
  waitingBinding('Grace', ['bind', 'read']);
  renderConsole('/deployables/mf-landers');
  expect(await screen.findByText('Your token does not allow you to approve changes of mf-landers.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('PLAT-04 no one approves zones and slots that they have requested themselves', async () => {
  waitingBinding('Rui', ['approve', 'read']);
  renderConsole('/deployables/mf-landers');
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('PLAT-04 a person without the right to approve sees the reason and no button', async () => {
  waiting(['read']);
  renderConsole('/');
  expect(await screen.findByText('Your token does not allow you to approve changes of mf-billing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('a refused change stays in the dialog, with the reason', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent }));
  renderConsole('/deployables/mf-chat');
  await press('Promote to everyone');
  await say('Ticket');
  control.failing.set('POST /api/names/mf-chat/promote', 'not_allowed');
  await confirm('Promote');
  expect(await screen.findByText('Your token does not allow this.')).toBeVisible();
  control.failing.set('POST /api/names/mf-chat/promote', 'offline');
  await confirm('Promote');
  expect(await screen.findByText(/The gateway does not respond/)).toBeVisible();
  await confirm('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Promote to everyone' })).toHaveFocus();
});

test('PLAT-04 with read-only rights there are no buttons, and the page names the owning team', async () => {
  withDeployables(deployable('mf-landers', { may: ['read'], teams: ['marketing'], rollout: tenPercent }));
  renderConsole('/deployables/mf-landers');
  expect(await screen.findByText(/It belongs to marketing/)).toBeVisible();
  for (const name of [/Promote/, /Change the share/, /Stop/, /Roll back/, /Actions for/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('offers no way to put a refused or revoked version live', async () => {
  withDeployables(
    deployable('mf-chat', {
      versions: [version('1.2.0', { status: 'refused' }), version('1.1.0', { status: 'revoked' })],
    }),
  );
  renderConsole('/deployables/mf-chat');
  await press('Actions for 1.2.0');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Revoke']);
  expect(screen.queryByRole('button', { name: 'Actions for 1.1.0' })).toBeNull();
  expect(screen.getByText('There is no other verified version to start a canary with.')).toBeVisible();
});

const twoCandidates = [version('1.2.0'), version('1.1.0'), version('1.0.0')];

const startOther = async () => {
  renderConsole('/deployables/mf-chat');
  await press('Actions for 1.2.0');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Start a canary' }));
};

test('PLAT-04 starting a canary over a running one names that one with its state, and asks first', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent, versions: twoCandidates }));
  await startOther();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The canary 1.1.0 is running.').parentElement).toHaveTextContent(
    /10 % of all visitors\. Healthy\. Started .* by chat\/Rui\. Starting another one ends it\./,
  );
  await say('The fixed one');
  await confirm('Replace canary');
  expect(dialog.getByText('Confirm that the running canary ends, or close this dialog.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('End the canary 1.1.0')).toHaveFocus());
  expect(posted(control, '/api/names/mf-chat/canary')).toEqual([]);

  await userEvent.click(dialog.getByLabelText('End the canary 1.1.0'));
  await confirm('Replace canary');
  expect(await screen.findByText('The canary of mf-chat is running.')).toBeVisible();
  expect(posted(control, '/api/names/mf-chat/canary')).toMatchObject([{ version: '1.2.0', replaces: '1.1.0' }]);
  expect(control.state.names[0]?.rollout?.version).toBe('1.2.0');
});

test('PLAT-04 a canary that another person has started in the meantime must be confirmed, too', async () => {
  const control = withDeployables(deployable('mf-chat', { rollout: tenPercent, versions: twoCandidates }));
  await startOther();
  await say('The fixed one');
  await userEvent.click(screen.getByLabelText('End the canary 1.1.0'));
  const rollout = { ...tenPercent, version: '0.9.0' };
  control.state = {
    ...control.state,
    revision: 9,
    names: [deployable('mf-chat', { rollout, versions: twoCandidates })],
  };
  await confirm('Replace canary');
  expect(await screen.findByText('The canary 0.9.0 is running.')).toBeVisible();
  expect(screen.getByLabelText('End the canary 0.9.0')).not.toBeChecked();
  await confirm('Replace canary');
  expect(posted(control, '/api/names/mf-chat/canary')).toHaveLength(1);
  await userEvent.click(screen.getByLabelText('End the canary 0.9.0'));
  await confirm('Replace canary');
  await waitFor(() => expect(control.state.names[0]?.rollout?.version).toBe('1.2.0'));
});

test('PLAT-04 the second person reads which running canary an approval ends', async () => {
  const control = fakeControl();
  const change = { kind: 'canary', name: 'mf-chat', version: '1.2.0', replaces: '1.1.0' } as const;
  const { steps, haltOn } = tenPercent;
  control.state = {
    ...control.state,
    names: [deployable('mf-chat', { rollout: tenPercent, versions: twoCandidates, may: ['approve', 'read'] })],
    requests: [
      {
        id: 'r1',
        at: '2026-11-21T10:00:00.000Z',
        by: 'chat/Ada',
        person: 'Ada',
        why: 'Ticket 1',
        change: { ...change, steps, haltOn },
      },
    ],
  };
  renderConsole('/deployables/mf-chat');
  await press('Approve');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The canary 1.1.0 is running.')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('another share of the running canary asks for no replacement', async () => {
  withDeployables(deployable('mf-chat', { rollout: tenPercent, versions: twoCandidates }));
  renderConsole('/deployables/mf-chat');
  await press('Change the share');
  expect(within(screen.getByRole('dialog')).queryByText(/is running\.$/)).toBeNull();
});
