import type { ExperimentResult, LanderState } from '@pairwise/contracts/experiments';
import { screen, userEvent, within } from '@pairwise/testing';

import { fakeControl } from '../../testing/fake-control.ts';
import { openDisclosure } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const proven: ExperimentResult = {
  variants: [
    { variant: 'default', visits: 5020, signups: 400, rate: 0.0797, difference: null },
    {
      variant: 'opening',
      visits: 4980,
      signups: 640,
      rate: 0.1285,
      difference: { estimate: 0.6127, lower: 0.305, upper: 0.98 },
    },
  ],
  sampleRatio: { state: 'passed', p: 0.69 },
  winner: 'opening',
};

const lander = (result: ExperimentResult): LanderState => ({
  lander: '/landers/gallery',
  isLive: true,
  variants: ['default', 'opening'],
  shown: 'default',
  experiment: {
    id: '0123456789ab',
    name: 'mf-chat',
    variants: ['default', 'opening'],
    startedAt: '2026-11-20T10:00:00.000Z',
    startedBy: 'chat/Rui',
    plan: { baseline: 0.08, effect: 0.1 },
    neededVisits: 31_000,
    result,
    parts: {
      language: [{ ...result, value: 'nl' }],
      device: [{ ...result, value: 'phone' }],
      country: [{ ...result, value: '' }],
      niche: [{ ...result, value: 'she' }],
    },
    isFull: false,
  },
});

const open = (landers: LanderState[]) => {
  const control = fakeControl({ landers });
  renderConsole('/deployables/mf-chat');
  return control;
};

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('a lander shows its experiment: figures, interval, and what is proven, by country as well', async () => {
  open([lander(proven)]);
  expect(await screen.findByRole('heading', { name: 'Experiments' })).toBeVisible();
  expect(row('default').getByText('Control')).toBeVisible();
  expect(row('opening').getByText('4,980')).toBeVisible();
  expect(row('opening').getByText('+61.3 % (+30.5 % to +98 %)')).toBeVisible();
  expect(screen.getByText('opening is proven better.')).toBeVisible();
  const summary = screen.getByText('By country');
  await openDisclosure(summary);
  expect(screen.getByRole('row', { name: /^Unknown, opening/ })).toBeVisible();
  await openDisclosure(screen.getByText('By niche'));
  expect(screen.getByRole('row', { name: /^she, opening/ })).toBeVisible();
});

test('one button promotes the winner, with the reason and the revision that was read', async () => {
  const control = open([lander(proven)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show opening to everyone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Show opening to everyone' }));
  expect(control.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'It wins');
  await userEvent.click(dialog.getByRole('button', { name: 'Show opening to everyone' }));
  expect(await screen.findByText('All visitors see opening.')).toBeVisible();
  expect(control.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/names/mf-chat/experiments/promote',
    body: { lander: '/landers/gallery', variant: 'opening', why: 'It wins', expectedRevision: 7 },
  });
  expect(screen.queryByRole('button', { name: 'Show opening to everyone' })).toBeNull();
});

test('a change that is refused says so, and nothing is promoted', async () => {
  const control = open([lander(proven)]);
  control.failing.set('POST /api/names/mf-chat/experiments/promote', 'offline');
  await userEvent.click(await screen.findByRole('button', { name: 'Show opening to everyone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'It wins');
  await userEvent.click(dialog.getByRole('button', { name: 'Show opening to everyone' }));
  expect(await dialog.findByText(/The gateway does not respond/)).toBeVisible();
  expect(control.landers[0]?.shown).toBe('default');
});

test('a sample ratio that fails warns, hides the differences, and offers no winner', async () => {
  const failed: ExperimentResult = {
    variants: proven.variants.map((figures) => ({ ...figures, rate: null, difference: null })),
    sampleRatio: { state: 'failed', p: 9.7e-9 },
    winner: null,
  };
  const state = lander(failed);
  // Of a part, chance may explain what it does not explain of all.
  const part = { ...failed, value: 'nl', sampleRatio: { state: 'passed', p: 0.4 } as const };
  if (state.experiment) state.experiment.parts.country = [part];
  open([state]);
  expect(await screen.findByText(/not distributed as chance does \(χ², p = 9.7e-9\)/)).toBeVisible();
  expect(row('opening').getByText('Hidden')).toBeVisible();
  await openDisclosure(screen.getByText('By country'));
  expect(row('nl, opening').getByText('Hidden')).toBeVisible();
  expect(screen.queryByRole('button', { name: /to everyone/ })).toBeNull();
});

test('a running experiment of a lander that is not live says so and names the command that stops it, without promoting', async () => {
  open([{ ...lander(proven), isLive: false, variants: [] }]);
  expect(
    await screen.findByText(
      'This lander is not live, and its experiment still runs. Stop it: npm run mfe -- experiment stop mf-chat /landers/gallery --why "REASON"',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show opening to everyone' })).toBeNull();
});

test('a deployable without landers has no section of experiments', async () => {
  open([]);
  await screen.findByRole('heading', { level: 1, name: 'mf-chat' });
  expect(screen.queryByRole('heading', { name: 'Experiments' })).toBeNull();
});

test('lists landers without an experiment in one table, with the variant that visitors see and all variants', async () => {
  const without = { ...lander(proven), lander: '/landers/video', experiment: null };
  open([lander(proven), without, { ...without, lander: '/landers/maplanding', shown: 'opening' }]);
  expect(await screen.findByRole('heading', { name: 'Landers without an experiment' })).toBeVisible();
  expect(row('/landers/video default').getByText('default, opening')).toBeVisible();
  expect(row('/landers/maplanding opening').getByText('default, opening')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '/landers/video' })).toBeNull();
});

test('while nothing is proven, the visits that are needed are named', async () => {
  open([lander({ ...proven, winner: null })]);
  expect(await screen.findByText('The planned effect needs about 31,000 visits of each variant.')).toBeVisible();
});

test('experiments that cannot be loaded can be loaded again', async () => {
  const control = fakeControl({ landers: [lander(proven)] });
  control.failing.set('GET /api/names/mf-chat/experiments', 'offline');
  renderConsole('/deployables/mf-chat');
  const retry = await screen.findByRole('button', { name: /again/i });
  control.failing.clear();
  await userEvent.click(retry);
  expect(await screen.findByText('opening is proven better.')).toBeVisible();
});
