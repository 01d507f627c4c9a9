import { act, respondToCalls, people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';

import en from '../../messages/en.ts';
import { type Promo, usePromo } from './promo.queries.ts';
import { PromoTile } from './promo-tile.tsx';

const id = '6f1e6a52-3c3e-4b0f-9f0e-2f6c9f4f0a11';
const promo: Promo = { id, title: 'Live cameras', text: 'See who is live.', image: 'data:image/svg+xml,%3Csvg/%3E' };

const Place = () => {
  const shown = usePromo(true);
  return shown && <PromoTile promo={shown} />;
};
const open = (shownPromo: Promo | null = promo, works = true) => {
  const calls = respondToCalls({
    'GET /api/promo.php': () => ({ promo: shownPromo }),
    'POST /api/promo-click.php': () => (works ? { redirect: id } : 'not_found'),
  });
  renderScreen(
    <>
      <Place />
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </>,
    { user: people.free, messages: { 'mf-members': en } },
  );
  return calls;
};

test('MEMBER-14 the tile is marked as an advertisement and leads to the page that counts down', async () => {
  const calls = open();
  const tile = await screen.findByRole('button', { name: 'Live cameras, advertisement' });
  expect(tile).toHaveTextContent('Ad');
  expect(window.location.pathname).toBe('/');
  await userEvent.click(tile);
  await waitFor(() => expect(window.location.pathname).toBe(`/redirect/${id}`));
  expect(calls).toEqual(['GET /api/promo.php', 'POST /api/promo-click.php']);
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
  expect(await screen.findByText('This advertisement is no longer available.')).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
