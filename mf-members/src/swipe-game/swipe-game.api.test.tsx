/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, fireEvent, realApi, screen, userEvent, waitFor } from '@pairwise/testing';

import { renderSwipe, throwCard } from '../../testing/open-swipe.tsx';

const top = async (): Promise<HTMLElement> => screen.findByRole('article');

test('MEMBER-09 four likes by touch, mouse, key and button, then the limit; a pass is undone; the api has all of it', async () => {
  const { as, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', seeks: 'female' });
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dana', 'Edda', 'Fay']) await make({ name, gender: 'female' });
  const client = await as(ben);
  callRealApi(client.cookie());
  renderSwipe();
  const left = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

  const passed = (await top()).textContent;
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await waitFor(async () => expect((await top()).textContent).not.toBe(passed));
  await userEvent.click(screen.getByRole('button', { name: 'Undo the last pass' }));
  await waitFor(async () => expect((await top()).textContent).toBe(passed));

  throwCard(await top(), 120, 'touch');
  await left('3 likes left today');
  throwCard(await top(), 120, 'mouse');
  await left('2 likes left today');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await left('1 like left today');
  await userEvent.click(screen.getByRole('button', { name: /^Like / }));
  expect(await screen.findByRole('heading', { name: 'You’ve used today’s 4 likes in this game' })).toBeVisible();

  await waitFor(async () => {
    const day = (await client.call('GET /api/swipe.php')).body;
    expect(day.likes_left).toBe(0);
    // Four of six are liked; the pass was undone, so its card is among them or still to be met.
    expect(day.profiles).toHaveLength(2);
  });
  expect((await client.call('GET /api/likes.php', { query: { type: 'given' } })).body.profiles).toHaveLength(4);
});
