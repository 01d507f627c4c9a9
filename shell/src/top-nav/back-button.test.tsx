import { people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import { BackButton, showsBack } from './back-button.tsx';

const withBack = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];
const without = ['members', 'likes', 'chats', 'chats-id', 'premium', 'profile', 'notifications', undefined];

describe('NAV-08 every combination of route, installed app and length of the history', () => {
  for (const route of [...withBack, ...without])
    for (const isInstalled of [false, true])
      for (const historyLength of [1, 2, 50]) {
        const expected = isInstalled && historyLength > 1 && route !== undefined && withBack.includes(route);
        test(`${route}, ${isInstalled ? '' : 'not '}installed, ${historyLength}: ${expected}`, () => {
          expect(showsBack({ route, isInstalled, historyLength })).toBe(expected);
        });
      }
});

const route = { path: '/x', access: 'all', zone: 'app', layout: 'default', screen: 'x', skeleton: 'page' } as const;
const show = () => {
  setActivePage({ remote: 'mf-members', route: { ...route, id: 'members-id' } });
  renderScreen(<BackButton />, { user: people.free, path: '/members/7', messages: { shell: en } });
};

test('NAV-08 the back button leads back in the installed app', async () => {
  const plain = matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(plain(media), { matches: media === '(display-mode: standalone)' }));
  history.replaceState(null, '', '/members');
  history.pushState(null, '', '/members/7');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe('/members'));
});

test('NAV-08 there is no back button in a browser', () => {
  history.pushState(null, '', '/members');
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
