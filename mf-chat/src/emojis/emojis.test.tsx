import '../../testing/device.ts';

import { act, people, screen, userEvent, waitFor } from '@pairwise/testing';

import { openChat } from '../../testing/open-chat.ts';
import { loadEmojis } from './load-emojis.ts';

beforeAll(() => {
  // jsdom has no layout, and the picker renders only the rows that fit.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollTo = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

const open = () => openChat(people.free, {});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Marta' });
const search = () => screen.findByRole('searchbox', { name: 'Search emojis' });

test('CHAT-01 an emoji is found by its name, picked with Enter, and goes in at the caret', async () => {
  await open();
  await userEvent.type(field(), 'Hi  there');
  field().setSelectionRange(3, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  await search();
  await userEvent.paste('sunflower');
  await screen.findByText('🌻');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Hi 🌻 there'));
  expect(field()).toHaveFocus();
  expect(field().selectionStart).toBe('Hi 🌻'.length);
  expect(screen.queryByRole('dialog', { name: 'Emojis' })).toBeNull();
});

test('Enter in a search without a result sends nothing', async () => {
  await open();
  await userEvent.type(field(), 'Unfinished');
  await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  await search();
  await userEvent.paste('zzzz');
  expect(await screen.findByText('No emoji by that name.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Unfinished');
});

test('Escape closes the emojis without a change, and the composer has the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  await waitFor(async () => expect(await search()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Emojis' })).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('Escape closes the emojis while the composer has the focus, and stays in the chat', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  await waitFor(async () => expect(await search()).toHaveFocus());
  act(() => field().focus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Emojis' })).toBeNull();
  expect(location.pathname).toBe('/chats/9001');
  expect(field()).toHaveFocus();
});

test.each([
  ['en', 'sunflower', 'Animals & nature'],
  ['de', 'sonnenblume', 'Tiere & Natur'],
  ['nl', 'zonnebloem', 'dieren & natuur'],
] as const)('LANG-01 emojis have names and groups in %s', async (language, name, group) => {
  const { emojis, categories } = await loadEmojis(language);
  const found = emojis.find(({ emoji }) => emoji === '🌻');
  expect(found?.label.toLowerCase()).toBe(name);
  expect(categories.find(({ index }) => index === found?.category)?.label.toLowerCase()).toBe(group.toLowerCase());
  expect(categories).toHaveLength(9);
});
