import { renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../../messages/en.ts';
import IconslandingScreen from './iconslanding.screen.tsx';

test('ROUTE-35 three things stay picked, and a fourth replaces the first', async () => {
  renderScreen(<IconslandingScreen />, { path: '/landers/iconslanding', messages: { 'mf-landers': en } });
  const pick = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  for (const name of ['Coffee', 'A walk', 'Music', 'Wine']) await pick(name);
  expect(screen.getByRole('status')).toHaveTextContent('A walk, Music, and Wine: someone will say yes.');
  expect(screen.getByRole('button', { name: 'Coffee', pressed: false })).toBeVisible();
  await pick('Wine');
  expect(screen.getByRole('status')).toHaveTextContent('A walk and Music: someone will say yes.');
});
