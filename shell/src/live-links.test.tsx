import { people, renderScreen, screen } from '@pairwise/testing';

import en from '../messages/en.ts';
import { Footer } from './footer/footer.tsx';
import { BottomNav } from './top-nav/bottom-nav.tsx';

test('navigation and footer link only to live routes', () => {
  const page = document.createElement('script');
  page.id = 'mfe-page';
  page.type = 'application/json';
  page.append(JSON.stringify({ liveRoutes: ['/members', '/members/:id', '/chats', '/pricing'] }));
  document.body.append(page);
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
