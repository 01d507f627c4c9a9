import type { HealthState, HealthVerdict, NameState, VersionState } from '@pairwise/contracts/console';
import { screen, userEvent, waitFor, within } from '@pairwise/testing';

import { deployable, tenPercent, version } from '../../testing/facts.ts';
import { fakeControl } from '../../testing/fake-control.ts';
import { openDisclosure } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

test('makes a preview link of a verified version that is not live, and copies it', async () => {
  const control = fakeControl();
  renderConsole('/deployables/mf-chat');
  const user = userEvent.setup();
  control.failing.set('POST /api/names/mf-chat/versions/1.1.0/preview', 'offline');
  await user.click(await screen.findByRole('button', { name: 'Preview 1.1.0' }));
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  control.failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  const url = 'http://localhost:4000/__mfe/preview/1.1.0';
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', url);
  expect(screen.getByText(/^Valid until 28 Nov 2026/)).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(url);
  write.mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link could not be copied.')).toBeVisible();
  // The live version needs no preview.
  expect(screen.queryByRole('button', { name: 'Preview 1.0.0' })).toBeNull();
});

test.each<[string, Partial<NameState>]>([
  ['goes live with a second person only', { needsApproval: true }],
  ['may not be shown by this token', { may: ['read', 'publish'] }],
])('offers no preview link when a version %s', async (_why, facts) => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', facts)] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByRole('heading', { name: '1.1.0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
});

test('the share of the canary is written as in Dutch', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  renderConsole('/deployables/mf-chat', 'nl');
  expect(await screen.findByRole('heading', { name: '1.1.0 bij 10% van de bezoekers' })).toBeVisible();
});

test('shows the health of the canary beside stable, as curves and as a table', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByRole('heading', { name: '1.1.0 on 10 % of visitors' })).toBeVisible();
  const [figure] = await screen.findAllByRole('figure');
  const errors = within(figure ?? document.body);
  expect(errors.getByText(/Canary 1\.1\.0: last 3, highest 4\. Stable 1\.0\.0: last 1, highest 2/)).toBeInTheDocument();

  await openDisclosure(errors.getByText('Show as a table'));
  const rows = within(errors.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent))).toEqual([
    ['Canary 1.1.0', 'Stable 1.0.0'],
    ['3', '1'],
    ['4', '2'],
    ['2', '1'],
  ]);
  expect(screen.getByText('Not worse than allowed.')).toBeVisible();
  expect(screen.getByText('600')).toBeVisible();
  expect(screen.getByText('stable 5,000')).toBeVisible();
});

test('PLAT-07 shows each figure by which a canary is judged, beside what it is compared with', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  renderConsole('/deployables/mf-chat');
  const figureOf = async (label: string) => {
    const cell = (await screen.findByText(label)).parentElement;
    return [...(cell?.children ?? [])].slice(1).map(({ textContent }) => textContent);
  };
  expect(await figureOf('Documents with errors')).toEqual(['1.5 %', 'stable 1.2 %']);
  // 9 of 1,200 pages, and 60 of 10,000.
  expect(await figureOf('Documents that never reported')).toEqual(['0.8 %', 'stable 0.6 %']);
  expect(await figureOf('Time to ready, p75')).toEqual(['800 ms', 'stable 800 ms']);
  expect(await figureOf('Main content visible (LCP), p75')).toEqual(['1,400 ms', 'stable 1,400 ms']);
  expect(await figureOf('Response to input, p75')).toEqual(['120 ms', 'stable 120 ms']);
  expect(await figureOf('Layout shift (CLS), p75')).toEqual(['0.02', 'stable 0.02']);
  // The judge's limit depends on the number of documents, so none is drawn.
  expect(screen.queryByText(/^Rolled back above/)).toBeNull();
});

test('shows the curves of the visitors of one language, country or kind of device', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  renderConsole('/deployables/mf-chat');
  const visitors = await screen.findByRole('combobox', { name: 'Visitors of the curves' });
  const options = within(visitors).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All visitors',
    'German (900)',
    'Netherlands (120)',
    'Phone (450)',
  ]);
  await userEvent.selectOptions(visitors, 'Netherlands (120)');
  expect(await screen.findByText(/Canary 1\.1\.0: last 1\.5, highest 2\./)).toBeInTheDocument();
  expect(control.calls.map(({ query }) => query.get('country'))).toContain('NL');
  expect(visitors).toHaveDisplayValue('Netherlands (120)');
  await userEvent.selectOptions(visitors, 'Phone (450)');
  expect(control.calls.map(({ query }) => query.get('device'))).toContain('phone');
  control.failing.set('GET /api/names/mf-chat/health', 'offline');
  await userEvent.selectOptions(visitors, 'All visitors');
  expect(screen.getByText(/Canary 1\.1\.0: last 3, highest 4/)).toBeInTheDocument();
});

test('a chosen group of which nothing is counted after a raise stays chosen, because the curves are still its own', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  renderConsole('/deployables/mf-chat');
  const visitors = await screen.findByRole('combobox', { name: 'Visitors of the curves' });
  // The response to the choice is the first one without a document of the group.
  control.health = { ...control.health, groups: control.health.groups.filter(({ by }) => by !== 'country') };
  await userEvent.selectOptions(visitors, 'Netherlands (120)');
  expect(await screen.findByRole('option', { name: 'Netherlands (0)' })).toBeInTheDocument();
  expect(visitors).toHaveDisplayValue('Netherlands (0)');
  await userEvent.selectOptions(visitors, 'All visitors');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Netherlands (0)' })).toBeNull());
});

test('offers no groups of visitors before there are documents', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: tenPercent })] };
  control.health = { ...control.health, groups: [] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findAllByRole('figure')).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'Visitors of the curves' })).toBeNull();
});

const verdict = (state: HealthState, halt = false): HealthVerdict => ({
  at: '2026-11-21T11:00:00.000Z',
  halt,
  state,
  reason: 'A sentence.',
});

test.each([
  ['Worse than stable', { lastVerdict: verdict('rolled_back', true) }],
  ['Worse, not proven', { lastVerdict: verdict('worse_not_proven') }],
  ['Not enough data', { lastVerdict: verdict('not_enough_data') }],
  ['Not judged yet', { lastVerdict: null }],
  ['No figures yet', { canary: { ...tenPercent.canary, sessions: 0 }, lastVerdict: null }],
  ['Healthy', {}],
])('shows the verdict in words: %s', async (word, facts) => {
  const control = fakeControl();
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout: { ...tenPercent, ...facts } })] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByText(word)).toBeVisible();
});

test('a canary without reports has no verdict and no figures', async () => {
  const control = fakeControl();
  const lastVerdict = { ...verdict('not_enough_data'), reason: '0 of 0 documents with an error' };
  const rollout = { ...tenPercent, canary: { ...tenPercent.canary, sessions: 0, errorSessions: 0 }, lastVerdict };
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout })] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByText('No figures yet')).toBeVisible();
  expect(screen.queryByText(/0 of 0 documents/)).toBeNull();
});

test('a version shows whether it was rolled back, and its commit', async () => {
  const rolledBack = { at: '2026-11-21T10:00:00.000Z', by: 'gateway', why: '9 of 10 failed' };
  const control = fakeControl();
  const versions = [
    version('1.2.0', { rolledBack, commit: '72b625c-changed' }),
    version('1.1.0', { commit: 'release-2026-11-20' }),
    // It was rolled back once, but is live now, so it is not marked.
    version('1.0.0', { rolledBack }),
  ];
  control.state = { ...control.state, names: [deployable('mf-chat', { versions })] };
  renderConsole('/deployables/mf-chat');
  const lineOf = async (number: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name: number });
    return within(heading.closest('li') ?? document.body);
  };
  const bad = await lineOf('1.2.0');
  expect(bad.getByText('Rolled back')).toBeVisible();
  expect(bad.getByText(/^Rolled back .* by the gateway:/)).toBeVisible();
  expect(bad.getByText('9 of 10 failed')).toHaveAttribute('lang', 'en');
  expect(bad.getByText('Commit 72b625c with changes')).toHaveAttribute('title', '72b625c-changed');
  expect((await lineOf('1.1.0')).getByText('Commit release-2026-11-20')).toBeVisible();
  const live = await lineOf('1.0.0');
  expect(live.getByText('Commit 9f2c1ab')).toBeVisible();
  expect(live.queryByText(/Rolled back/)).toBeNull();
});

test('a version shows the gate’s checks in their own words, and the difference from stable', async () => {
  fakeControl();
  renderConsole('/deployables/mf-chat');
  const [first] = await screen.findAllByText('Gate and difference');
  if (first) await openDisclosure(first);
  expect(screen.getByText('All 8 files are as described.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Warning')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Difference from 1.0.0' })).toBeVisible();
  expect(screen.getByText('/chats/sent (app, members)')).toBeVisible();
  expect(screen.getByText('GET /api/old.php')).toBeVisible();
  expect(screen.getByText('bus ^1.1')).toBeVisible();
  await openDisclosure(screen.getByText('2 files, +3.5 kB in total'));
  const cells = within(screen.getByRole('table', { name: '2 files' })).getAllByRole('row');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'FileBeforeAfter',
    'lifecycle.js12 kB12.5 kB',
    'screen-sent.js–3 kB',
  ]);
});

test('a long history shows its newest versions, and the rest on request', async () => {
  const control = fakeControl();
  const byOperator: VersionState['checks'] = [{ id: 'operator', verdict: 'warned', reason: 'Without the gate.' }];
  const versions = Array.from({ length: 9 }, (_, index) =>
    version(`2.0.${9 - index}`, index === 0 ? { checks: byOperator } : {}),
  );
  control.state = { ...control.state, names: [deployable('mf-chat', { versions })] };
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByRole('heading', { name: '2.0.9' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '2.0.1' })).toBeNull();
  // “Verified” is said only of versions that the gate has seen.
  const list = within(screen.getByRole('list', { name: 'Publish history' }));
  expect([list.getAllByText('Unchecked').length, list.getAllByText('Verified').length]).toEqual([1, 5]);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 older versions' }));
  expect(screen.getByRole('heading', { name: '2.0.1' })).toBeVisible();
});

test('PLAT-04 versions that the state does not list are searched and loaded by the gateway, and can be changed', async () => {
  const rolledBack = { at: '2026-11-19T10:00:00.000Z', by: 'gateway', why: '9 of 10 failed' };
  const published = Array.from({ length: 120 }, (_, index) =>
    version(`2.0.${120 - index}`, {
      counter: 120 - index,
      ...(index === 117 && { notes: { label: 'Old prices' }, rolledBack }),
    }),
  );
  const control = fakeControl({ published });
  const listed = { versions: published.slice(0, 50), versionCount: 120 };
  control.state = { ...control.state, names: [deployable('mf-chat', listed)] };
  renderConsole('/deployables/mf-chat');
  const user = userEvent.setup();
  const headings = () => within(screen.getByRole('list', { name: 'Publish history' })).getAllByRole('heading');
  await user.click(await screen.findByRole('button', { name: 'Show 44 older versions' }));
  expect(headings()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show 50 older versions' }));
  await waitFor(() => expect(headings()).toHaveLength(100));
  await user.click(screen.getByRole('button', { name: 'Show 20 older versions' }));
  await waitFor(() => expect(headings()).toHaveLength(120));
  expect(screen.queryByRole('button', { name: /older versions$/ })).toBeNull();

  await user.type(screen.getByRole('searchbox', { name: 'Search versions' }), 'old PRICES');
  expect(await screen.findByText('1 version found')).toBeVisible();
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Old prices']);
  await user.click(screen.getByRole('button', { name: 'Actions for 2.0.3' }));
  await user.click(screen.getByRole('menuitem', { name: 'Start a canary' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Version')).toHaveDisplayValue('Old prices · 2.0.3, rolled back');
  expect(dialog.getByText('9 of 10 failed')).toBeVisible();
});

test('a version has the name, commit and reason that its publisher gave, and a long history is searched by them', async () => {
  const control = fakeControl();
  const notes: VersionState['notes'] = {
    label: 'New prices',
    subject: 'Sort prices by month',
    author: 'Rui Costa',
    why: 'Ticket 7',
  };
  const versions = Array.from({ length: 9 }, (_, index) =>
    version(`2.0.${9 - index}`, {
      ...(index === 7 && { notes, status: 'refused' }),
      ...(index === 8 && { notes: { subject: 'Draw prices' } }),
    }),
  );
  control.state = { ...control.state, names: [deployable('mf-chat', { versions })] };
  renderConsole('/deployables/mf-chat');
  const user = userEvent.setup();
  const headings = () => within(screen.getByRole('list', { name: 'Publish history' })).getAllByRole('heading');
  const search = await screen.findByRole('searchbox', { name: 'Search versions' });
  await user.type(search, 'PRICES month');
  expect(headings().map(({ textContent }) => textContent)).toEqual(['New prices']);
  expect(screen.getByText('1 version found')).toBeVisible();
  const item = screen.getByRole('heading', { name: 'New prices' }).closest('li');
  expect(item).toHaveTextContent(/Sort prices by month · written by Rui CostaReason: Ticket 72\.0\.2 · /);

  await user.selectOptions(screen.getByLabelText('Status'), 'Verified');
  expect(screen.getByText('0 versions found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all versions' }));
  expect(search).toHaveValue('');
  expect(headings()[0]).toHaveTextContent('2.0.9');
  await user.selectOptions(screen.getByLabelText('Status'), 'Refused');
  expect(headings().map(({ textContent }) => textContent)).toEqual(['New prices']);
});

test('a short history needs no search', async () => {
  fakeControl();
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByRole('heading', { name: '1.1.0' })).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
});

test('the page of an unknown deployable links back to all deploys', async () => {
  fakeControl();
  renderConsole('/deployables/mf-nothing');
  expect(await screen.findByText('There is no deployable called mf-nothing')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To all deploys' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Deploys' });
  // After a navigation a screen reader announces the new page.
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Deploys · Pairwise');
});

test('an unknown address shows the not-found page', async () => {
  fakeControl();
  renderConsole('/nothing');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
