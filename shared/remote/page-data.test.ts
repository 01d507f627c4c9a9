import { isDemoMode, isRouteLive, shownVariant } from './page-data.ts';

const writePageData = (page: object): void => {
  const script = document.createElement('script');
  script.id = 'mfe-page';
  script.type = 'application/json';
  script.append(JSON.stringify(page));
  document.body.replaceChildren(script);
};

afterEach(() => document.body.replaceChildren());

test('shownVariant is the variant of this document, for the address of the lander only', () => {
  writePageData({ variants: { '/landers/gallery': 'opening' } });
  expect(shownVariant('/landers/gallery')).toBe('opening');
  expect(shownVariant('/landers/gallery/')).toBe('opening');
  expect(shownVariant('/landers/gallery/other')).toBeUndefined();
  expect(shownVariant('/landers/video')).toBeUndefined();
  writePageData({});
  expect(shownVariant('/landers/gallery')).toBeUndefined();
});

test('isRouteLive is false for a path without a live route', () => {
  writePageData({ liveRoutes: ['/members/:id', '/chats/:id'] });
  expect(isRouteLive('/chats/12')).toBe(true);
  expect(isRouteLive('/chats/12?from=likes#last')).toBe(true);
  expect(isRouteLive('/members/12/chat')).toBe(false);
});

test('without page data every route counts as live, and the page is not a demo', () => {
  expect(isRouteLive('/members/12/chat')).toBe(true);
  expect(isDemoMode()).toBe(false);
  writePageData({});
  expect(isRouteLive('/members/12/chat')).toBe(true);
  expect(isDemoMode()).toBe(false);
  writePageData({ demo: true, liveRoutes: [] });
  expect(isRouteLive('/members/12/chat')).toBe(false);
  expect(isDemoMode()).toBe(true);
});
