import 'fake-indexeddb/auto';

import { ApiError } from '@pairwise/api-client';
import { waitFor } from '@pairwise/testing';
import { deleteDB } from 'idb';

import { message } from '../../testing/builders.ts';
import { createOutbox, type Outbox, type OutboxNews, type SendResponse } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { memoryStore, openOutboxStore, type OutboxStore } from './outbox-store.ts';

const me = 7;
const text = (body: string, conversation = 1) =>
  ({ receiver: { conversation }, content: { kind: 'text', body } }) as const;

let online = true;
const connect = (is: boolean): void => {
  online = is;
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

type TabListener = (news: OutboxNews) => void;
let tabListeners: { tab: number; listener: TabListener }[] = [];

/** The server: stores each id once, in order of arrival, like `POST /api/message.php`. */
const createServer = () => {
  const stored: { clientId: string; body: string }[] = [];
  const attempts: string[] = [];
  let failures: (Error | 'lost')[] = [];
  return {
    stored,
    attempts,
    /** The next attempts fail. With `lost` the message is stored, but the response does not arrive. */
    failNext: (...next: (Error | 'lost')[]) => {
      failures = next;
    },
    send: async ({ clientId, content }: OutboxEntry): Promise<SendResponse> => {
      const body = 'body' in content ? content.body : content.kind;
      attempts.push(body);
      await Promise.resolve();
      const failure = failures.shift();
      if (failure instanceof Error) throw failure;
      if (!stored.some((one) => one.clientId === clientId)) stored.push({ clientId, body });
      if (failure === 'lost') throw new ApiError('error', 0);
      const seq = stored.findIndex((one) => one.clientId === clientId) + 1;
      return { message: message(seq, { client_id: clientId }), held: null, credits: 1, conversation: 1, draft_rev: 0 };
    },
  };
};
type Server = ReturnType<typeof createServer>;

const opened: Outbox[] = [];
let ids = 0;
let tabs = 0;

/** Opens a tab of the browser: all tabs share the device's storage. */
const openTab = (server: Pick<Server, 'send'>, { openStore = openOutboxStore } = {}) => {
  const tab = (tabs += 1);
  const shown: string[] = [];
  const outbox = createOutbox({
    openStore,
    send: server.send,
    tabs: {
      post: (news) => {
        for (const other of tabListeners) if (other.tab !== tab) other.listener(news);
      },
      on: (listener) => tabListeners.push({ tab, listener }),
    },
    createId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    onSent: ({ clientId }) => {
      shown.push(clientId);
      return Promise.resolve();
    },
  });
  opened.push(outbox);
  return { outbox, shown, bodies: () => outbox.entries().map(({ content }) => 'body' in content && content.body) };
};

beforeEach(() => {
  online = true;
  tabListeners = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  // A page of an earlier test must not send the messages of the next one.
  await Promise.all(opened.splice(0).map((outbox) => outbox.setOwner(null)));
  await deleteDB('pairwise-chat');
});

test('CHAT-01 shows a message immediately, sends it, and removes it when the chat has it', async () => {
  const server = createServer();
  const { outbox, bodies, shown } = openTab(server);
  await outbox.setOwner(me);
  const sent = outbox.add(text('Hi'));
  expect(bodies()).toEqual(['Hi']);
  await sent;
  expect(bodies()).toEqual([]);
  expect(server.stored.map(({ body }) => body)).toEqual(['Hi']);
  expect(shown).toEqual([server.stored[0]?.clientId]);
});

test('a message that was written offline is sent in order by the next page of the browser', async () => {
  const server = createServer();
  connect(false);
  const first = openTab(server);
  await first.outbox.setOwner(me);
  await first.outbox.add(text('One'));
  await first.outbox.add(text('Two'));
  expect(server.attempts).toEqual([]);
  tabListeners = [];
  connect(true);
  // The reload: nothing of the first page is left in memory.
  const second = openTab(server);
  await second.outbox.setOwner(me);
  expect(server.stored.map(({ body }) => body)).toEqual(['One', 'Two']);
  expect(second.bodies()).toEqual([]);
});

test('a lost response leads to a second attempt with the same id, which the server stores once', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  await outbox.setOwner(me);
  server.failNext('lost');
  await outbox.add(text('Once'));
  expect(bodies()).toEqual(['Once']);
  await outbox.flush();
  expect(server.attempts).toEqual(['Once', 'Once']);
  expect(server.stored).toHaveLength(1);
  expect(bodies()).toEqual([]);
});

test('a message that waits holds up later ones of its chat, and no other chat', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('error', 503), new ApiError('error', 503));
  await outbox.add(text('First'));
  await outbox.add(text('Second'));
  await outbox.add(text('Elsewhere', 2));
  expect(server.stored.map(({ body }) => body)).toEqual(['Elsewhere']);
  expect(bodies()).toEqual(['First', 'Second']);
  await outbox.flush();
  expect(server.stored.map(({ body }) => body)).toEqual(['Elsewhere', 'First', 'Second']);
});

test('a refused message stays with its reason, lets later ones pass, and is sent again on request', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('not_enough_credits', 402));
  await outbox.add(text('Costly'));
  await outbox.add(text('Later'));
  expect(server.stored.map(({ body }) => body)).toEqual(['Later']);
  expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'not_enough_credits' }]);
  const [{ clientId } = { clientId: '' }] = outbox.entries();
  await outbox.retry(clientId);
  expect(bodies()).toEqual([]);
  expect(server.stored[1]).toEqual({ clientId, body: 'Costly' });
});

test('a discarded message is returned, so that its text can be edited, and is gone in every tab', async () => {
  const server = createServer();
  const one = openTab(server);
  const other = openTab(server);
  await Promise.all([one.outbox.setOwner(me), other.outbox.setOwner(me)]);
  server.failNext(new ApiError('message_too_long', 422));
  await one.outbox.add(text('Too long'));
  await waitFor(() => expect(other.bodies()).toEqual(['Too long']));
  const [{ clientId } = { clientId: '' }] = one.outbox.entries();
  expect(await one.outbox.discard(clientId)).toMatchObject({ content: { body: 'Too long' } });
  await waitFor(() => expect([...one.bodies(), ...other.bodies()]).toEqual([]));
});

test('after an expired session messages wait until the member is back, and another member neither sees nor sends them', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('authentication_required', 403));
  await outbox.add(text('Patient'));
  await outbox.setOwner(null);
  await outbox.setOwner(8);
  expect(bodies()).toEqual([]);
  expect(server.stored).toEqual([]);
  await outbox.setOwner(me);
  expect(server.stored.map(({ body }) => body)).toEqual(['Patient']);
});

test('a message that could not be sent for a day fails with a reason, and may be sent again for a day', async () => {
  const server = createServer();
  const { outbox } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('error', 500));
  await outbox.add(text('Old'));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 60 * 60_000 + 1);
  await outbox.flush();
  expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'expired' }]);
  expect(server.attempts).toHaveLength(1);
  await outbox.retry(outbox.entries()[0]?.clientId ?? '');
  expect(server.stored).toHaveLength(1);
});

test('a message that the device has no room for stays in the tab as failed', async () => {
  const server = createServer();
  const full: OutboxStore = {
    ...memoryStore(),
    add: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  };
  const { outbox, bodies } = openTab(server, { openStore: () => Promise.resolve(full) });
  await outbox.setOwner(me);
  await outbox.add(text('Big'));
  expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'storage_full' }]);
  expect(server.attempts).toEqual([]);
  full.add = memoryStore().add;
  await outbox.discard(outbox.entries()[0]?.clientId ?? '');
  expect(bodies()).toEqual([]);
});

test('clears the messages of the member who logged out, and no others', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  connect(false);
  await outbox.setOwner(8);
  await outbox.add(text('Of another'));
  await outbox.setOwner(me);
  await outbox.add(text('Mine'));
  await outbox.clear(me);
  expect(bodies()).toEqual([]);
  await outbox.setOwner(8);
  expect(bodies()).toEqual(['Of another']);
});

test('two tabs that send at the same time send each message once', async () => {
  const server = createServer();
  connect(false);
  const one = openTab(server);
  const other = openTab(server);
  await Promise.all([one.outbox.setOwner(me), other.outbox.setOwner(me)]);
  await one.outbox.add(text('From one'));
  await other.outbox.add(text('From the other'));
  online = true;
  await Promise.all([one.outbox.flush(), other.outbox.flush()]);
  expect(server.attempts).toEqual(['From one', 'From the other']);
  await waitFor(() => expect([...one.bodies(), ...other.bodies()]).toEqual([]));
});
