import { act, respondToCalls, people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { type Promo, usePromo } from './promo.queries.ts';
import { PromoTile } from './promo-tile.tsx';

addModalsToJsdom();

const id = '6f1e6a52-3c3e-4b0f-9f0e-2f6c9f4f0a11';
const promo: Promo = { id, title: 'Live cameras', text: 'See who is live.', image: 'data:image/svg+xml,%3Csvg/%3E' };
const target = 'https://cams.example/start';

const Place = () => {
  const shown = usePromo(true);
  return shown && <PromoTile promo={shown} />;
};
const open = (shownPromo: Promo | null = promo, works = true) => {
  const calls = respondToCalls({
    'GET /api/promo.php': () => ({ promo: shownPromo }),
    'POST /api/promo-click.php': () => ({ redirect: id }),
    'GET /api/redirect.php': () => (works ? { target, countdown: 1, label: 'Ad' } : 'not_found'),
  });
  renderScreen(<Place />, { user: people.free, messages: { 'mf-members': en } });
  return calls;
};

test('MEMBER-14 the tile is marked as an advertisement and leads away only after the countdown', async () => {
  const left: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function leave(this: HTMLAnchorElement) {
    left.push(`${this.href} ${this.rel}`);
  });
  open();
  const tile = await screen.findByRole('button', { name: 'Live cameras, advertisement' });
  expect(tile).toHaveTextContent('Ad');
  await userEvent.click(tile);
  expect(await screen.findByText('You go on to cams.example in 1 second.')).toBeVisible();
  expect(left).toEqual([]);
  await waitFor(() => expect(left).toEqual([`${target} sponsored noopener noreferrer`]), { timeout: 5_000 });
});

test('MEMBER-14 a member who chooses to stay is not sent away', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /advertisement/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(click).not.toHaveBeenCalled();
});

test('MEMBER-14 without an advertisement there is no tile', async () => {
  const calls = open(null);
  await waitFor(() => expect(calls).toEqual(['GET /api/promo.php']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button')).toBeNull();
});

test('MEMBER-14 an advertisement that has ended says so and leads nowhere', async () => {
  open(promo, false);
  await userEvent.click(await screen.findByRole('button', { name: /advertisement/ }));
  expect(await screen.findByText('The advertisement is not there any more.')).toBeVisible();
});
