import type { ExplainedDeployable } from '@pairwise/contracts/explain';
import { screen, userEvent, waitFor, within } from '@pairwise/testing';

import { explained } from '../../testing/facts.ts';
import { type FakeControl, fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const bucket = 'AbCdEfGhIjKlMnOpQrStUv';

const withDeployables = (...deployables: ExplainedDeployable[]): FakeControl => {
  const control = fakeControl();
  control.explanation = { ...control.explanation, deployables };
  return control;
};

const asked = ({ calls }: FakeControl): string[] =>
  calls.filter(({ path }) => path === '/api/explain').map(({ query }) => query.toString());

/** The sentences about one deployable. */
const cardOf = async (name: string): Promise<string | null> => {
  const list = await screen.findByRole('list', { name: 'Versions of this page' });
  const link = within(list).getByRole('link', { name });
  return link.closest('li')?.textContent ?? null;
};

const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

const canary = { version: '1.1.0', steps: [{ audience: { languages: ['nl' as const] }, percent: 10 }] };
const place = { kind: 'rollout-step', step: 0, percent: 10, position: 733, canary: true } as const;

test('PLAT-04 a person finds it in the navigation and reads which version of each deployable an address gets', async () => {
  const control = fakeControl();
  renderConsole('/');
  await userEvent.click((await screen.findAllByRole('link', { name: 'Explain' }))[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Who gets what' })).toHaveFocus();
  expect(asked(control)).toEqual([]);

  await fill('Address', 'http://app.localhost:4000/chats?sort=new');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Dutch');
  await fill('Country (optional)', 'be');
  await userEvent.selectOptions(screen.getByLabelText('Niche'), '4 · bbw');
  await userEvent.click(screen.getByLabelText('Signed in as staff'));
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));

  expect(await screen.findByText(/This is a page of mf-chat, in the zone app\. Revision 7\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '/chats' })).toHaveFocus();
  expect(await cardOf('mf-chat')).toBe(
    'mf-chat1.0.0No canary is running: every visitor gets the stable version 1.0.0.',
  );
  expect(await cardOf('shell')).toContain('shell1.0.0');
  expect(asked(control)).toEqual(['path=%2Fchats&language=nl&country=BE&niche=4&staff=1']);
  // The address of the page can be sent to another person.
  expect(location.search).toBe('?path=%2Fchats&language=nl&country=BE&niche=4&staff=1');
});

test('names the share of a canary without a session, and the place of the visitor with one', async () => {
  withDeployables(explained('mf-chat', { version: '1.1.0', canary, why: place }));
  renderConsole('/explain?path=/chats&language=nl');
  expect(await cardOf('mf-chat')).toBe(
    'mf-chat1.1.0 or 1.0.0' +
      'The canary 1.1.0 is running. The first group that matches this visitor: 10 % of language Dutch.' +
      'Chance gives the canary to 10 % of them, and the stable version 1.0.0 to all others. Enter a session to see what a certain visitor gets.',
  );
  await fill('Session (optional)', bucket);
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  expect(await screen.findByText('This visitor is at 7.33 %, which is below 10 %, and gets the canary.')).toBeVisible();
  expect(await cardOf('mf-chat')).toMatch(/^mf-chat1\.1\.0The/);
});

test.each<[string, Partial<ExplainedDeployable>, string]>([
  [
    'not below',
    { canary, why: { ...place, position: 4200, canary: false } },
    'This visitor is at 42 %, which is not below 10 %, and gets the stable version 1.0.0.',
  ],
  ['everyone', { canary, why: { ...place, percent: 100 } }, 'Every visitor of this group gets the canary.'],
  [
    'no one yet',
    { canary, why: { ...place, percent: 0, canary: false } },
    'No visitor of this group gets the canary yet, so the stable version 1.0.0 is served.',
  ],
  [
    'no group',
    { canary, why: { kind: 'no-step' } },
    'The canary 1.1.0 is running for 10 % of language Dutch. This visitor is not among them and gets the stable version 1.0.0.',
  ],
  [
    'an objection',
    { canary, why: { kind: 'objected' } },
    'The canary 1.1.0 is running, but this visitor has objected to experiments and gets the stable version 1.0.0.',
  ],
  [
    'a misfit',
    {
      version: '0.9.0',
      why: { kind: 'incompatible', version: '1.0.0', problem: 'needs react ^20', chosenBy: { kind: 'stable' } },
    },
    '1.0.0 does not fit the shell of this page. The last good version that fits, 0.9.0, is served instead.needs react ^20',
  ],
  ['nothing live', { version: null, stable: null, why: { kind: 'not-live' } }, 'No version of mf-chat is live.'],
])('says in a sentence why: %s', async (_what, facts, sentence) => {
  withDeployables(explained('mf-chat', facts));
  renderConsole(`/explain?path=/chats&bucket=${bucket}`);
  expect(await cardOf('mf-chat')).toContain(sentence);
});

test('says when no page has the address, and when no shell is live', async () => {
  const control = fakeControl();
  const { explanation } = control;
  control.explanation = { ...explanation, page: { path: '/nothing', owner: null, route: null, zone: 'app' } };
  renderConsole('/explain?path=/nothing');
  expect(await screen.findByText(/No live version has a page at this address/)).toBeVisible();
  control.explanation = { ...explanation, page: null };
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  expect(await screen.findByRole('heading', { name: 'There are no pages' })).toBeVisible();
  expect(asked(control)).toHaveLength(2);
});

test('marks wrong fields and asks the server nothing', async () => {
  const control = fakeControl();
  renderConsole('/explain');
  await userEvent.click(await screen.findByRole('button', { name: 'Explain' }));
  expect(screen.getByText('Enter an address, such as /chats.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  await fill('Address', '/chats');
  await fill('Country (optional)', 'Holland');
  await fill('Session (optional)', 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  expect(screen.getByLabelText('Country (optional)')).toBeInvalid();
  expect(screen.getByLabelText('Session (optional)')).toBeInvalid();
  expect(asked(control)).toEqual([]);
});

test('a failed explanation can be repeated, and the form keeps what was typed', async () => {
  const control = fakeControl();
  control.failing.set('GET /api/explain', 'offline');
  renderConsole('/explain?path=/chats&country=NL');
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(screen.getByLabelText('Country (optional)')).toHaveValue('NL');
  control.failing.clear();
  await userEvent.click(retry);
  expect(await cardOf('mf-chat')).toContain('No canary is running');
});
