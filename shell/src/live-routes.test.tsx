import { people, renderScreen, screen } from '@pairwise/testing';

import en from '../messages/en.ts';
import { Footer } from './footer/footer.tsx';
import { isLive, setLiveRoutes } from './live-routes.ts';
import { BottomNav } from './top-nav/bottom-nav.tsx';

test('the frame links only to what is live', () => {
  expect(isLive('/likes')).toBe(true);
  setLiveRoutes(['/members', '/members/:id', '/chats', '/pricing']);
  expect(isLive('/members/12')).toBe(true);
  expect(isLive('/members/12?from=likes')).toBe(true);
  expect(isLive('/likes')).toBe(false);

  renderScreen(
    <>
      <BottomNav />
      <Footer />
    </>,
    { user: people.free, messages: { shell: en } },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/members',
    '/chats',
    '/pricing',
  ]);
});
