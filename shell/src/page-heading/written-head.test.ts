import { bus } from '@pairwise/bus';
import { busWriter, demoSettings, waitFor } from '@pairwise/testing';

import { followHeading } from './page-heading.ts';
import { followWrittenHead } from './written-head.ts';

const WRITTEN = 'link[rel="canonical"], link[hreflang], meta[property], meta[name="twitter:card"]';

const content = document.createElement('main');
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const arrive = () => bus.emit('navigation:done', { path: location.pathname });

/** Starts the page of a document as the gateway writes it. */
const openDocument = (address: string, title: string, canonical = '<link rel="canonical" href="/x">') => {
  history.replaceState(null, '', address);
  document.head.innerHTML =
    `<title>${title}</title><meta name="description" content="Of the page">${canonical}` +
    (canonical && '<link rel="alternate" hreflang="de" href="/x"><meta property="og:title" content="x">') +
    (canonical && '<meta name="twitter:card" content="summary">');
  content.innerHTML = '';
  document.body.append(content);
  busWriter.settings(demoSettings({ description: 'Of the site' }));
  busWriter.language('en');
  followHeading(content);
  followWrittenHead();
};

test('a written title stays while its page loads, with the count before it; the head stays as it was written', async () => {
  openDocument('/landers/gallery', 'Written for search · Pairwise');
  const before = document.head.innerHTML;
  arrive();
  expect(document.title).toBe('Written for search · Pairwise');
  content.innerHTML = '<h1>The art of meeting.</h1>';
  arrive();
  expect(document.head.innerHTML).toBe(before);
  busWriter.unread(2);
  expect(document.title).toBe('(2) Written for search · Pairwise');
  busWriter.unread(0);
});

test('a navigation in the document removes what describes the page before', () => {
  openDocument('/pages/terms', 'Terms · Pairwise');
  content.innerHTML = '<h1>Terms</h1>';
  arrive();
  history.pushState(null, '', '/pages/privacy');
  content.innerHTML = '<h1>Privacy</h1>';
  arrive();
  expect(document.title).toBe('Privacy · Pairwise');
  expect(document.head.querySelectorAll(WRITTEN)).toHaveLength(0);
  expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe('Of the site');
});

test('another language removes it too, and the language from the address, so that a reload keeps the choice', async () => {
  openDocument('/landers/gallery?ref=7&lang=de#signup', 'Die Kunst · Pairwise');
  busWriter.language('nl');
  content.innerHTML = '<h1>De kunst</h1>';
  expect(document.head.querySelectorAll(WRITTEN)).toHaveLength(0);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/landers/gallery?ref=7#signup');
  await waitFor(() => expect(document.title).toBe('De kunst · Pairwise'));
});

test('a title that is not for search engines stays until the page shows a heading', () => {
  openDocument('/chats', 'Messages · Pairwise', '');
  arrive();
  expect(document.title).toBe('Messages · Pairwise');
  content.innerHTML = '<h1>Marta, 34</h1>';
  arrive();
  expect(document.title).toBe('Marta, 34 · Pairwise');
  history.pushState(null, '', '/likes');
  content.innerHTML = '';
  arrive();
  expect(document.title).toBe('Pairwise');
});

test('a page that the gateway does not describe has the title of its heading', () => {
  openDocument('/members/7', 'Pairwise', '');
  content.innerHTML = '<h1>Marta, 34</h1>';
  arrive();
  expect(document.title).toBe('Marta, 34 · Pairwise');
});
