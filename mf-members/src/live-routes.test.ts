import { isLive } from './live-routes.ts';

const tell = (page: object): void => {
  document.body.innerHTML = '<script id="mfe-page" type="application/json"></script>';
  document.body.querySelector('script')?.append(JSON.stringify(page));
};

afterEach(() => document.body.replaceChildren());

test('what no live remote shows is not offered', () => {
  tell({ liveRoutes: ['/members/:id', '/chats/:id'] });
  expect(isLive('/chats/12')).toBe(true);
  expect(isLive('/members/12/chat')).toBe(false);
});

test('a page that does not tell hides nothing', () => {
  expect(isLive('/members/12/chat')).toBe(true);
  tell({});
  expect(isLive('/members/12/chat')).toBe(true);
});
