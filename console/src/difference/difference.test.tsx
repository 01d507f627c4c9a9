import type { ChangeRequest, TextChange } from '@pairwise/contracts/console';
import { screen, userEvent, within } from '@pairwise/testing';

import { deployable, version } from '../../testing/facts.ts';
import { type FakeControl, fakeControl } from '../../testing/fake-control.ts';
import { openDetailsOfNewest } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const changed: TextChange = { key: 'chat.sendFree', before: 'Send for free', after: 'Send for 2 credits' };
const added: TextChange = { key: 'chat.undo', before: null, after: 'Undo' };
const removed: TextChange = { key: 'chat.wave', before: 'Wave', after: null };

const many = (count: number): TextChange[] =>
  Array.from({ length: count }, (_, at) => ({ key: `list.text${at}`, before: `Old ${at}`, after: `New ${at}` }));

const promotion: ChangeRequest = {
  id: 'r1',
  at: '2026-11-21T10:00:00.000Z',
  by: 'board/Ada',
  person: 'Ada',
  why: 'Ticket 8812',
  change: { kind: 'promote', name: 'mf-chat', version: '1.1.0' },
};

const approvable = (facts: Partial<FakeControl>): FakeControl => {
  const control = fakeControl(facts);
  const may = ['approve', 'read'] as const;
  control.state = { ...control.state, names: [deployable('mf-chat', { may: [...may] })], requests: [promotion] };
  return control;
};

const texts = () => screen.findByRole('list', { name: 'Texts' });
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('PLAT-04 a version shows its commits and every changed text, old and new, in each language', async () => {
  fakeControl({ texts: { en: [changed, added, removed], nl: [{ ...changed, before: 'Gratis', after: '2 credits' }] } });
  await openDetailsOfNewest();
  expect(screen.getByText('Commits aaaaaaa to bbbbbbb-changed')).toBeVisible();
  const list = await texts();
  expect(linesOf(list)).toEqual(['chat.sendFree−Send for free+Send for 2 credits', 'chat.undo+Undo', 'chat.wave−Wave']);
  expect(within(list).getByText('2 credits', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('1 changed, 1 added, 1 removed')).toBeVisible();
  // A list of three needs no search.
  expect(screen.queryByLabelText('Search texts')).toBeNull();

  const language = screen.getByLabelText('Language');
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English (3)', 'Dutch (1)']);
  await userEvent.selectOptions(language, 'Dutch (1)');
  expect(await screen.findByText('Gratis')).toBeVisible();
  expect(linesOf(await texts())).toEqual(['chat.sendFree−Gratis+2 credits']);
});

test('a long list is cut with a count, and is searched by key, old and new text', async () => {
  fakeControl({ texts: { en: [...many(30), changed] } });
  await openDetailsOfNewest();
  expect(linesOf(await texts())).toHaveLength(10);
  const search = screen.getByLabelText('Search texts');
  await userEvent.type(search, 'credits send');
  expect(linesOf(await texts())).toEqual(['chat.sendFree−Send for free+Send for 2 credits']);
  expect(screen.getByText('1 text found')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'nothing like it');
  expect(screen.getByText('0 texts found')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Texts' })).toBeNull();
  await userEvent.clear(search);
  await userEvent.click(screen.getByRole('button', { name: 'Show 21 more texts' }));
  expect(linesOf(await texts())).toHaveLength(31);
});

test('says when no text differs, and when a version was built without its texts', async () => {
  const control = fakeControl();
  await openDetailsOfNewest();
  expect(await screen.findByText('No text differs.')).toBeVisible();
  control.withoutTexts = ['against'];
  const lines = screen.getAllByText('Gate and difference');
  await userEvent.click(lines[2] ?? document.body);
  expect(await screen.findByText(/^1\.0\.0 was built without a list of its texts/)).toBeVisible();
});

test('a failed load of the texts has a button that repeats it, and leaves the rest of the difference', async () => {
  const control = fakeControl({ texts: { en: [changed] } });
  const address = 'GET /api/names/mf-chat/versions/1.1.0/texts';
  control.failing.set(address, 'store_unavailable');
  await openDetailsOfNewest();
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(screen.getByText('2 files, +3.5 kB in total')).toBeVisible();
  control.failing.delete(address);
  await userEvent.click(retry);
  expect(linesOf(await texts())).toHaveLength(1);
});

test('PLAT-04 the second person reads texts, routes, endpoints and sizes before approving', async () => {
  approvable({ texts: { en: [changed] } });
  renderConsole('/deployables/mf-chat');
  await userEvent.click(await screen.findByText('What 1.1.0 changes'));
  expect(linesOf(await texts())).toHaveLength(1);
  await userEvent.click(screen.getByText('What 1.1.0 changes'));

  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('2 credits', { selector: 'mark' })).toBeVisible();
  expect(dialog.getByText('/chats/sent (app, members)')).toBeVisible();
  expect(dialog.getByText('GET /api/old.php')).toBeVisible();
  expect(dialog.getByText('2 files, +3.5 kB in total')).toBeVisible();
});

test('Enter in the search of texts does not confirm the change around it', async () => {
  const control = approvable({ texts: { en: many(30) } });
  renderConsole('/deployables/mf-chat');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Why?'), 'Read it');
  await userEvent.type(await dialog.findByLabelText('Search texts'), 'text7{Enter}');
  expect(linesOf(await texts())).toHaveLength(1);
  expect(control.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  // The form was complete: its button sends the change.
  await userEvent.click(dialog.getByRole('button', { name: 'Approve and apply' }));
  expect(control.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the dialog of a canary compares the version that is chosen', async () => {
  const control = fakeControl();
  const versions = [version('1.2.0'), version('1.1.0'), version('1.0.0')];
  control.state = { ...control.state, names: [deployable('mf-chat', { versions })] };
  renderConsole('/deployables/mf-chat');
  await userEvent.click(await screen.findByRole('button', { name: 'Start a canary' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('What 1.2.0 changes')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Version'), '1.1.0');
  await userEvent.click(dialog.getByText('What 1.1.0 changes'));
  expect(await dialog.findByText('No text differs.')).toBeVisible();
  expect(control.calls.map(({ path }) => path)).toContain('/api/names/mf-chat/versions/1.1.0/texts');
  expect(control.calls.map(({ path }) => path)).not.toContain('/api/names/mf-chat/versions/1.2.0/texts');
});
