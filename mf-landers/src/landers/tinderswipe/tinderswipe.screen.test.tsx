import { renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../../messages/en.ts';
import TinderswipeScreen from './tinderswipe.screen.tsx';

const open = () =>
  renderScreen(<TinderswipeScreen />, {
    path: '/landers/tinderswipe?ref=7',
    route: '/landers/tinderswipe',
    messages: { 'mf-landers': en },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('ROUTE-34 LAND-01 the deck ends in the signup and names who was liked', async () => {
  open();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Like Mila');
  expect(screen.getByRole('status')).toHaveTextContent(/^Jonas, \d+$/);
  await press('Pass on Jonas');
  await press('Like Amara');
  for (let left = 0; left < 3; left += 1) await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { level: 2, name: 'Good taste.' })).toHaveFocus();
  expect(screen.getByText('You liked Mila and Amara.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create my free profile' })).toHaveAttribute('href', '/signup?ref=7');
});

test('a deck without a like can start over', async () => {
  open();
  await press('Pass on Mila');
  for (let left = 0; left < 5; left += 1) await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText(en.landers.tinderswipe.nobody)).toBeVisible();
  await press('Start over');
  expect(screen.getByRole('button', { name: 'Like Mila' })).toBeVisible();
});
