import { isDemoMode, isRouteLive } from './page-data.ts';

const tell = (page: object): void => {
  const script = document.createElement('script');
  script.id = 'mfe-page';
  script.type = 'application/json';
  script.append(JSON.stringify(page));
  document.body.replaceChildren(script);
};

afterEach(() => document.body.replaceChildren());

test('what no live remote shows is not offered', () => {
  tell({ liveRoutes: ['/members/:id', '/chats/:id'] });
  expect(isRouteLive('/chats/12')).toBe(true);
  expect(isRouteLive('/chats/12?from=likes#last')).toBe(true);
  expect(isRouteLive('/members/12/chat')).toBe(false);
});

test('a page that does not tell hides nothing, and is not the demo', () => {
  expect(isRouteLive('/members/12/chat')).toBe(true);
  expect(isDemoMode()).toBe(false);
  tell({});
  expect(isRouteLive('/members/12/chat')).toBe(true);
  expect(isDemoMode()).toBe(false);
  tell({ demo: true, liveRoutes: [] });
  expect(isRouteLive('/members/12/chat')).toBe(false);
  expect(isDemoMode()).toBe(true);
});
