import '../../testing/device.ts';

import { act, fireEvent, people, renderScreen, respondToCalls, screen, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { chat, chatItem } from '../../testing/builders.ts';
import ChatsOverviewScreen from '../chats-overview/chats-overview.screen.tsx';
import { clearDrafts, readDraft, writeDraft } from './draft-store.ts';
import { leaveDraft } from './left-draft.ts';

const receiver = { conversation: 9001 };

beforeEach(async () => {
  await clearDrafts(people.free.id);
  await clearDrafts(people.premium.id);
});

test('CHAT-01 a tab that shows a draft does not restore it after another tab has sent it', async () => {
  respondToCalls({
    'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
    'GET /api/chat.php': () => chat({ draft: 'Half a thought', draft_rev: 3 }),
  });
  renderScreen(<ChatsOverviewScreen />, {
    path: '/chats/9001',
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  const field = await screen.findByRole('textbox', { name: /^Write to/ });
  await waitFor(() => expect(field).toHaveValue('Half a thought'));
  // The other tab moves the text into the outbox, which waits for a connection.
  await writeDraft(people.free.id, receiver, { text: '', rev: 3, dirty: false });
  act(() => {
    globalThis.dispatchEvent(new Event('blur'));
  });
  expect(await readDraft(people.free.id, receiver)).toMatchObject({ text: '', rev: 3 });
});

describe('CHAT-01 a draft is kept when the page is left right after the last key', () => {
  const open = () => {
    respondToCalls({
      'GET /api/chats.php': () => ({ chats: [chatItem()], unread_messages: 0 }),
      'GET /api/chat.php': () => chat({ draft: '', draft_rev: 3 }),
      'PUT /api/chat-draft.php': () => 'error',
    });
    return renderScreen(<ChatsOverviewScreen />, {
      path: '/chats/9001',
      route: '/chats/:id',
      user: people.free,
      messages: { 'mf-chat': en },
    });
  };
  const field = () => screen.findByRole('textbox', { name: /^Write to/ });
  /** What the storage of the origin holds, which is all that a page can still write while it ends. */
  const kept = () => JSON.stringify(Object.entries(localStorage));

  test('the text is written before the event ends, and read by the next page although the database lost it', async () => {
    const { unmount } = open();
    fireEvent.change(await field(), { target: { value: 'evening words' } });
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(kept()).toContain('evening words');
    const left = Object.entries(localStorage);
    unmount();
    await waitFor(() => expect(kept()).not.toContain('evening words'));
    // The database holds an earlier key only: the page ended before the last write.
    await writeDraft(people.free.id, receiver, { text: 'e', rev: 3, dirty: true });
    for (const [key, value] of left) localStorage.setItem(key, String(value));
    open();
    await waitFor(async () => expect(await field()).toHaveValue('evening words'));
    act(() => {
      globalThis.dispatchEvent(new Event('blur'));
    });
    await waitFor(async () =>
      expect(await readDraft(people.free.id, receiver)).toMatchObject({ text: 'evening words' }),
    );
    await waitFor(() => expect(kept()).not.toContain('evening words'));
  });

  test('a text that was left is not restored when a newer revision was sent or saved since', async () => {
    leaveDraft(people.free.id, receiver, { text: 'sent long ago', rev: 2, dirty: true });
    await writeDraft(people.free.id, receiver, { text: '', rev: 3, dirty: false });
    open();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('log')).toBeVisible());
    expect(await field()).toHaveValue('');
  });

  test('a logout removes it', async () => {
    leaveDraft(people.free.id, receiver, { text: 'mine alone', rev: 2, dirty: true });
    leaveDraft(people.premium.id, receiver, { text: 'of another member', rev: 2, dirty: true });
    await clearDrafts(people.free.id);
    expect(kept()).not.toContain('mine alone');
    expect(kept()).toContain('of another member');
  });
});
