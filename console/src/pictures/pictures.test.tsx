import type { ChangeRequest } from '@pairwise/contracts/console';
import { fireEvent, screen, userEvent, within } from '@pairwise/testing';

import { deployable, picturedRoute } from '../../testing/facts.ts';
import { type FakeControl, fakeControl } from '../../testing/fake-control.ts';
import { openDetailsOfNewest } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const address = '/api/names/mf-chat/versions/1.1.0/pictures';
const ready = {
  state: 'ready',
  mayTake: true,
  failure: null,
  progress: null,
  takenAt: '2026-11-21T10:55:00.000Z',
} as const;

const control = (facts: Partial<FakeControl['pictures']> = {}): FakeControl =>
  fakeControl({ pictures: { ...ready, routes: [], ...facts } });

const pages = () => screen.findByRole('list', { name: 'Pictures' });
const pictureOf = (name: string) => screen.findByRole('img', { name });

test('PLAT-04 a changed page shows both widths, before and after, with outlines; unchanged ones are folded', async () => {
  control({ routes: [picturedRoute('/chats/:id'), picturedRoute('/chats', { change: 'unchanged' })] });
  await openDetailsOfNewest();
  const list = await pages();
  expect(screen.getByText('1 page looks different.')).toBeVisible();
  expect(
    screen.getByText(/taken 5 minutes ago\. Members’ pages show the data of the gate’s own member\./),
  ).toBeVisible();
  expect(within(list).getByText('4.2 % changed')).toBeVisible();
  const frames = within(list).getAllByRole('region');
  expect(frames.map((frame) => frame.getAttribute('aria-label'))).toEqual([
    'Pictures of /chats/:id, 360 px wide',
    'Pictures of /chats/:id, 1280 px wide',
  ]);
  const images = within(list).getAllByRole('img');
  expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')])).toEqual([
    ['/chats/:id with 1.0.0, 360 px wide', `${address}/${'a'.repeat(40)}`],
    ['/chats/:id with 1.1.0, 360 px wide', `${address}/${'b'.repeat(40)}`],
    ['/chats/:id with 1.0.0, 1280 px wide', `${address}/${'a'.repeat(40)}`],
    ['/chats/:id with 1.1.0, 1280 px wide', `${address}/${'b'.repeat(40)}`],
  ]);
  expect(within(list).getByText('360 px wide · 1 area differs, 4.2 % of the picture')).toBeVisible();
  // The outline has a number, the same before and after, and is where the region is.
  const [frame] = frames;
  const marks = frame ? within(frame).getAllByText('1') : [];
  expect(marks).toHaveLength(2);
  for (const mark of marks) {
    expect(mark.parentElement).toHaveStyle({ top: `${(400 / 900) * 100}%`, width: `${(200 / 360) * 100}%` });
  }

  expect(screen.queryByRole('img', { name: /^\/chats with/ })).toBeNull();
  await userEvent.click(screen.getByText('1 page without a visible change'));
  await userEvent.click(screen.getByText('/chats'));
  expect(await pictureOf('/chats with 1.1.0, 360 px wide')).toBeVisible();
  expect(screen.getAllByText('360 px wide · nothing differs')).toHaveLength(1);
});

test('PLAT-04 new, removed and missing pages are named, and what is not compared is said', async () => {
  const changed = picturedRoute('/chats/:id');
  control({
    routes: [
      picturedRoute('/chats/:id', {
        pairs: changed.pairs.map((pair) => ({ ...pair, ignored: [{ x: 0, y: 0, width: 80, height: 16 }] })),
      }),
      picturedRoute('/chats/sent', { change: 'added' }),
      picturedRoute('/chats/old', { change: 'removed', redirectsTo: '/chats' }),
      picturedRoute('/chats/secret', { change: 'missing', missing: 'members', pairs: [] }),
      picturedRoute('/members', { owner: 'mf-members', change: 'unchanged' }),
    ],
  });
  await openDetailsOfNewest();
  const list = await pages();
  expect(within(list).getByText('new')).toBeVisible();
  expect(within(list).getByText('removed')).toBeVisible();
  expect(within(list).getAllByText('Dotted parts differ at every visit and are not compared.')).toHaveLength(2);
  expect(within(list).getByText('This address leads to /chats.')).toBeVisible();
  expect(await pictureOf('/chats/sent with 1.1.0, 360 px wide')).toBeVisible();
  expect(screen.queryByRole('img', { name: '/chats/sent with 1.0.0, 360 px wide' })).toBeNull();
  expect(screen.getByText('3 pages look different.')).toBeVisible();
  await userEvent.click(within(list).getByText('/chats/secret'));
  expect(screen.getByText('It is for members, and the gate has no member to visit it.')).toBeVisible();
  await userEvent.click(screen.getByText('1 page without a visible change'));
  expect(screen.getByText('/members of mf-members')).toBeVisible();
});

test('pictures are shown in their original size and back', async () => {
  control({ routes: [picturedRoute('/chats/:id')] });
  await openDetailsOfNewest();
  const name = 'Pictures of /chats/:id, 1280 px wide';
  await userEvent.click(await screen.findByRole('button', { name: `Original size: ${name}` }));
  expect(screen.getByRole('region', { name })).toHaveStyle({ gridTemplateColumns: 'repeat(2, 1280px)' });
  await userEvent.click(screen.getByRole('button', { name: `Original size: ${name}`, pressed: true }));
  expect(screen.getByRole('region', { name })).toHaveStyle({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
});

test('a picture that does not load says so, and is loaded again', async () => {
  control({ routes: [picturedRoute('/chats/:id')] });
  await openDetailsOfNewest();
  const name = '/chats/:id with 1.1.0, 360 px wide';
  fireEvent.error(await pictureOf(name));
  expect(screen.getByText('This picture could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pictureOf(name)).toBeVisible();
});

test('says when no page looks different', async () => {
  control();
  await openDetailsOfNewest();
  expect(await screen.findByText('No page looks different.')).toBeVisible();
});

test('pictures that are not ready are waited for, with their progress', async () => {
  const waiting = control({ state: 'waiting', takenAt: null });
  await openDetailsOfNewest();
  expect(await screen.findByText('The pictures will be taken when no version is being checked.')).toBeVisible();
  waiting.pictures = { ...waiting.pictures, state: 'taking', progress: { done: 2, all: 5 } };
  expect(
    await screen.findByText('The pictures are being taken. 2 of 5 pages are done.', {}, { timeout: 8_000 }),
  ).toBeVisible();
  waiting.pictures = { ...ready, routes: [picturedRoute('/chats/:id')] };
  expect(await screen.findByText('1 page looks different.', {}, { timeout: 8_000 })).toBeVisible();
});

test('pictures that could not be taken say why, and are taken again on request', async () => {
  const failure = { code: 'error', detail: 'The browser has ended (1).' } as const;
  const fake = control({ state: 'failed', failure, takenAt: null });
  await openDetailsOfNewest();
  expect(await screen.findByText('The pictures could not be taken.')).toBeVisible();
  expect(screen.getByText('The browser has ended (1).')).toBeVisible();
  fake.failing.set(`POST ${address}`, 'disk_full');
  await userEvent.click(screen.getByRole('button', { name: 'Take pictures' }));
  expect(await screen.findByText(/^The disk of the gateway is full/)).toBeVisible();
  fake.failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Take pictures' }));
  expect(await screen.findByText('The pictures will be taken when no version is being checked.')).toBeVisible();
});

test('a version that cannot go live offers no pictures', async () => {
  control({ state: 'failed', failure: { code: 'none', detail: '' }, mayTake: false, takenAt: null });
  await openDetailsOfNewest();
  expect(await screen.findByText('There are no pictures of this version. Old ones are deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take pictures' })).toBeNull();
});

test('without a connection the rest of the difference stays, and the pictures are loaded again', async () => {
  const fake = control({ routes: [picturedRoute('/chats/:id')] });
  fake.failing.set(`GET ${address}`, 'offline');
  await openDetailsOfNewest();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^The gateway does not respond/)).toBeVisible();
  expect(screen.getByText('2 files, +3.5 kB in total')).toBeVisible();
  fake.failing.delete(`GET ${address}`);
  await userEvent.click(retry);
  expect(await pages()).toBeVisible();
});

test('PLAT-04 the second person sees the same pictures before approving', async () => {
  const promotion: ChangeRequest = {
    id: 'r1',
    at: '2026-11-21T10:00:00.000Z',
    by: 'board/Ada',
    person: 'Ada',
    why: 'Ticket 8812',
    change: { kind: 'promote', name: 'mf-chat', version: '1.1.0' },
  };
  const fake = control({ routes: [picturedRoute('/chats/:id')] });
  const may = ['approve', 'read'] as const;
  fake.state = { ...fake.state, names: [deployable('mf-chat', { may: [...may] })], requests: [promotion] };
  renderConsole('/deployables/mf-chat');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('4.2 % changed')).toBeVisible();
  expect(dialog.getAllByRole('img', { name: /px wide$/ })).toHaveLength(4);
  // A press on a picture's button confirms nothing.
  await userEvent.type(dialog.getByLabelText('Why?'), 'Looked at it');
  const [enlarge] = dialog.getAllByRole('button', { name: /^Original size/ });
  await userEvent.click(enlarge ?? document.body);
  expect(fake.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['de', '1 Seite sieht anders aus.', '4,2 % geändert', 'Vorher: 1.0.0'],
  ['nl', '1 pagina ziet er anders uit.', '4,2% gewijzigd', 'Voor: 1.0.0'],
] as const)('pictures are described in %s', async (language, summary, changed, before) => {
  control({ routes: [picturedRoute('/chats/:id')] });
  renderConsole('/deployables/mf-chat', language);
  const lines = await screen.findAllByText(/^(Prüfung und Unterschied|Keuring en verschil)$/);
  await userEvent.click(lines[0] ?? document.body);
  expect(await screen.findByText(summary)).toBeVisible();
  expect(screen.getByText(changed)).toBeVisible();
  expect(screen.getAllByText(before)).toHaveLength(2);
});
