import { beginCarried, departureAddress, setCarried } from '@pairwise/router';
import { renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../../messages/en.ts';
import { ExperimentsObjection } from './experiments-objection.tsx';

const open = () => renderScreen(<ExperimentsObjection />, { messages: { 'mf-landers': en } });

afterEach(() => {
  document.cookie = 'mfe.experiments=; max-age=0; path=/';
});

test('LAND-03 a visitor objects to experiments, and takes part again', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  open();
  expect(screen.getByRole('status')).toHaveTextContent('You take part in trials.');
  await userEvent.click(screen.getByRole('button', { name: 'Do not take part' }));
  expect(await screen.findByText('You do not take part in trials.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take part again' }));
  expect(await screen.findByText('You take part in trials.')).toBeVisible();
  expect(send.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([
    ['/__mfe/objection', '{"objected":true}'],
    ['/__mfe/objection', '{"objected":false}'],
  ]);
});

test('LAND-03 the links of the page take the objection to the other origins', async () => {
  const page = document.createElement('script');
  page.id = 'mfe-page';
  page.type = 'application/json';
  const origins = { site: 'http://dates.test', app: 'http://app.dates.test', pay: 'http://pay.dates.test' };
  page.append(JSON.stringify({ zone: 'site', origins, zoneRoutes: { site: ['/'], pay: [] } }));
  document.head.append(page);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ objected: true, carried: 'without.it' }));
  setCarried('with.bucket');
  expect(departureAddress('/signup')).toBe('http://app.dates.test/signup?carried=with.bucket');
  open();
  const setEarlier = beginCarried();
  await userEvent.click(screen.getByRole('button', { name: 'Do not take part' }));
  expect(await screen.findByText('You do not take part in trials.')).toBeVisible();
  expect(departureAddress('/signup')).toBe('http://app.dates.test/signup?carried=without.it');
  // A response of the shell that was requested before the objection, and arrives after it, does not undo it.
  setEarlier('with.bucket');
  expect(departureAddress('/signup')).toBe('http://app.dates.test/signup?carried=without.it');
  page.remove();
  setCarried(undefined);
});

test('an objection of an earlier visit is shown', () => {
  document.cookie = 'mfe.experiments=no; path=/';
  open();
  expect(screen.getByRole('status')).toHaveTextContent('You do not take part in trials.');
});

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refused', () => Promise.resolve(new Response(null, { status: 503 }))],
])('an objection that is not stored (%s) says so, and can be tried again', async (_what, respond) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Do not take part' }));
  expect(await screen.findByText(/Your choice was not saved/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You take part in trials.');
  expect(screen.getByRole('button', { name: 'Do not take part' })).toBeEnabled();
});
