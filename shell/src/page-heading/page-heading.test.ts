import { bus } from '@pairwise/bus';
import { busWriter, demoSettings, waitFor } from '@pairwise/testing';

import { followHeading } from './page-heading.ts';

const content = document.createElement('main');
content.tabIndex = -1;
document.body.append(content);
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
busWriter.settings(demoSettings());
followHeading(content);

const show = (html: string) => {
  content.innerHTML = html;
};
const arrive = (path: string) => bus.emit('navigation:done', { path });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('the title is the heading of the screen; a page that was just loaded keeps its focus', () => {
  show('<h1>People you might like</h1>');
  arrive('/members');
  expect(document.title).toBe('People you might like · Pairwise');
  expect(document.activeElement).toBe(document.body);
});

test('a navigation moves the focus to the heading, even when it appears later than its screen', async () => {
  show('<h1>Messages</h1>');
  arrive('/chats');
  expect(document.activeElement).toBe(content.querySelector('h1'));

  show('<p>…</p>');
  arrive('/members/7');
  expect(document.activeElement).toBe(content);
  show('<h1>Marta, 34</h1>');
  await waitFor(() => expect(document.activeElement).toBe(content.querySelector('h1')));
  expect(document.title).toBe('Marta, 34 · Pairwise');
});

test('a list that has given the focus back to a link keeps it, also when its heading appears later', async () => {
  show('<p>…</p>');
  arrive('/members');
  const link = Object.assign(document.createElement('a'), { href: '/members/7' });
  content.append(link);
  link.focus();
  show('<h1>Discover</h1>');
  content.append(link);
  link.focus();
  await waitFor(() => expect(document.title).toBe('Discover · Pairwise'));
  expect(document.activeElement).toBe(link);
});

test('a later change of the heading does not move the focus', async () => {
  const field = document.createElement('input');
  content.append(field);
  field.focus();
  show('<h1>Marta, 35</h1>');
  content.append(field);
  field.focus();
  await waitFor(() => expect(document.title).toBe('Marta, 35 · Pairwise'));
  expect(document.activeElement).toBe(field);
});

test('the title counts everything new, without an upper limit', () => {
  show('<h1>Messages</h1>');
  busWriter.unread(99);
  busWriter.likes(21);
  expect(document.title).toBe('(120) Messages · Pairwise');
  busWriter.unread(0);
  busWriter.likes(0);
  expect(document.title).toBe('Messages · Pairwise');
});
