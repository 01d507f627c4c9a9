import 'fake-indexeddb/auto';

import { ApiError } from '@pairwise/api-client';
import { waitFor } from '@pairwise/testing';
import { deleteDB } from 'idb';

import { message } from '../../testing/builders.ts';
import { openDatabase } from '../device/database.ts';
import { createOutbox, type Outbox, type OutboxChange, type OutboxParts } from './outbox.ts';
import type { SendResponse } from './sender.ts';
import { type NewEntry, type OutboxEntry, type PhotoContent, receiverKey } from './outbox-entry.ts';
import { memoryStore, openOutboxStore, type OutboxStore } from './outbox-store.ts';

const me = 7;
const text = (body: string, conversation = 1) =>
  ({ receiver: { conversation }, content: { kind: 'text', body } }) as const;

let online = true;
const connect = (is: boolean): void => {
  online = is;
  globalThis.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

type TabListener = (change: OutboxChange) => void;
let tabListeners: { tab: number; listener: TabListener }[] = [];

/** What the server stores of a message: its text, or the uploaded photo. */
const bodyOf = (content: OutboxEntry['content'], photos: Map<string, string>): string => {
  if ('body' in content) return content.body;
  if (content.kind === 'gift') return content.gift;
  const photo = photos.get(content.photo ?? '');
  if (photo === undefined) throw new ApiError('photo_unknown', 422);
  return photo;
};

type UploadOptions = Parameters<OutboxParts['upload']>[1];

/** The server: stores each id once, in order of arrival, like `POST /api/message.php`. */
const createServer = () => {
  const stored: { clientId: string; body: string }[] = [];
  const attempts: string[] = [];
  /** The photos that were uploaded, by the key of the upload. */
  const photos = new Map<string, string>();
  let failures: (Error | 'lost')[] = [];
  let uploadFailures: (Error | 'lost')[] = [];
  return {
    stored,
    attempts,
    photos,
    /** The next uploads fail. With `lost` the photo is stored, but the response does not arrive. */
    failNextUpload: (...next: (Error | 'lost')[]) => {
      uploadFailures = next;
    },
    upload: async ({ file, uploadKey }: PhotoContent, { signal, onProgress }: UploadOptions): Promise<string> => {
      onProgress(0.5);
      attempts.push(`upload of ${await file.text()}`);
      const failure = uploadFailures.shift();
      signal.throwIfAborted();
      if (failure instanceof Error) throw failure;
      photos.set(uploadKey, await file.text());
      if (failure === 'lost') throw new ApiError('error', 0);
      return uploadKey;
    },
    /** The next attempts fail. With `lost` the message is stored, but the response does not arrive. */
    failNext: (...next: (Error | 'lost')[]) => {
      failures = next;
    },
    send: async ({ clientId, content }: OutboxEntry): Promise<SendResponse> => {
      const body = bodyOf(content, photos);
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

interface TabOptions {
  openStore?: () => Promise<OutboxStore>;
  onSent?: () => void;
  /** Called before an entry is written to the store. */
  onAdd?: (entry: NewEntry) => void;
}

/** Opens a tab of the browser: all tabs share the device's storage. */
const openTab = (
  server: Pick<Server, 'send' | 'upload'>,
  { openStore = openOutboxStore, onSent = () => undefined, onAdd = () => undefined }: TabOptions = {},
) => {
  const tab = (tabs += 1);
  const shown: string[] = [];
  const outbox = createOutbox({
    openStore: async () => {
      const store = await openStore();
      return {
        ...store,
        add: (entry) => {
          onAdd(entry);
          return store.add(entry);
        },
      };
    },
    upload: server.upload,
    send: server.send,
    tabs: {
      post: (change) => {
        for (const other of tabListeners) if (other.tab !== tab) other.listener(change);
      },
      on: (listener) => tabListeners.push({ tab, listener }),
    },
    createId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    onSent: ({ clientId }) => {
      shown.push(clientId);
      onSent();
      return Promise.resolve();
    },
  });
  opened.push(outbox);
  return { outbox, shown, bodies: () => outbox.entries().map(({ content }) => 'body' in content && content.body) };
};

/** The id of the first message in the outbox of a tab. */
const firstId = ({ outbox }: ReturnType<typeof openTab>): string => outbox.entries()[0]?.clientId ?? '';

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

test('a message that is sent again has no reason of an earlier failure any more', async () => {
  const server = createServer();
  const { outbox } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('blocked', 403), new ApiError('error', 503));
  await outbox.add(text('Hello'));
  expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'blocked' }]);
  await outbox.retry(outbox.entries()[0]?.clientId ?? '');
  expect(outbox.entries()).toMatchObject([{ state: 'waiting' }]);
  expect(outbox.entries()[0]?.failure).toBeUndefined();
});

test('after a rate limit the next attempt waits as long as the server requests', async () => {
  const server = createServer();
  const { outbox } = openTab(server);
  await outbox.setOwner(me);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  server.failNext(new ApiError('rate_limited', 429, { params: { seconds: 60 } }));
  await outbox.add(text('Too many'));
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(60_000);
  timers.mockRestore();
});

test('a message is attempted again when the device could not store its refusal', async () => {
  const server = createServer();
  const device = memoryStore();
  let isBroken = true;
  const failing: OutboxStore = {
    ...device,
    update: (...change) => {
      if (!isBroken) return device.update(...change);
      isBroken = false;
      return Promise.reject(new DOMException('Broken', 'UnknownError'));
    },
  };
  const { outbox } = openTab(server, { openStore: () => Promise.resolve(failing) });
  await outbox.setOwner(me);
  const refusal = new ApiError('message_too_long', 422);
  server.failNext(refusal, refusal);
  await outbox.add(text('Too long'));
  await waitFor(() => expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'message_too_long' }]));
  expect(server.attempts).toEqual(['Too long', 'Too long']);
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
  expect(await one.outbox.discard(clientId)).toBe(true);
  await waitFor(() => expect([...one.bodies(), ...other.bodies()]).toEqual([]));
});

test('a message that another tab has sent again is not discarded here', async () => {
  const server = createServer();
  const one = openTab(server);
  const other = openTab(server);
  await Promise.all([one.outbox.setOwner(me), other.outbox.setOwner(me)]);
  server.failNext(new ApiError('message_too_long', 422), new ApiError('error', 503));
  await one.outbox.add(text('Again'));
  await waitFor(() => expect(other.outbox.entries()).toMatchObject([{ state: 'failed' }]));
  const clientId = firstId(one);
  // The report that it waits again has not arrived yet.
  const listeners = tabListeners;
  tabListeners = [];
  await other.outbox.retry(clientId);
  expect(one.outbox.entries()).toMatchObject([{ state: 'failed' }]);
  expect(await one.outbox.discard(clientId)).toBe(false);
  tabListeners = listeners;
  await other.outbox.flush();
  expect(server.stored.map(({ body }) => body)).toEqual(['Again']);
});

test('the page of a proxy, which says nothing about the message, leads to another attempt', async () => {
  const server = createServer();
  const { outbox, bodies } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('error', 403));
  await outbox.add(text('Through a café'));
  expect(outbox.entries()).toMatchObject([{ state: 'waiting' }]);
  await outbox.flush();
  expect(server.stored.map(({ body }) => body)).toEqual(['Through a café']);
  expect(bodies()).toEqual([]);
});

test('a rate limit is kept when the member writes on, and ends when the network is back', async () => {
  const server = createServer();
  const { outbox } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('rate_limited', 429, { params: { seconds: 60 } }));
  await outbox.add(text('One'));
  await outbox.add(text('Two'));
  await outbox.flush();
  expect(server.attempts).toEqual(['One']);
  connect(true);
  await waitFor(() => expect(server.stored.map(({ body }) => body)).toEqual(['One', 'Two']));
});

test('a message that is written while the first one opens the chat follows those that were written before it', async () => {
  const server = createServer();
  const member = { profile: 5 };
  const order: string[] = [];
  const later: Promise<void>[] = [];
  let isFirst = true;
  const tab = openTab(server, {
    onSent: () => {
      // The page still shows the member: the response has just arrived.
      if (isFirst) later.push(tab.outbox.add({ ...text('Third'), receiver: member }));
      isFirst = false;
    },
    onAdd: ({ receiver }) => order.push(receiverKey(receiver)),
  });
  await tab.outbox.setOwner(me);
  await Promise.all(['First', 'Second'].map((body) => tab.outbox.add({ ...text(body), receiver: member })));
  await waitFor(() => expect(server.stored).toHaveLength(3));
  await Promise.all(later);
  expect(order).toEqual(['member-5', 'member-5', 'chat-1']);
  expect(server.stored.map(({ body }) => body)).toEqual(['First', 'Second', 'Third']);
  await waitFor(() => expect(tab.bodies()).toEqual([]));
});

test('a tab shows nothing of a message that another member has sent in another tab', async () => {
  const server = createServer();
  const mine = openTab(server);
  const other = openTab(server);
  await mine.outbox.setOwner(me);
  await other.outbox.setOwner(8);
  await mine.outbox.add(text('Mine'));
  expect(mine.shown).toHaveLength(1);
  expect(other.shown).toEqual([]);
});

test('a device that cannot open its storage refuses the message, and takes it when it can again', async () => {
  const server = createServer();
  let isFull = true;
  const { outbox, bodies } = openTab(server, {
    openStore: () => (isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : openOutboxStore()),
  });
  await outbox.setOwner(me);
  await outbox.add(text('Big'));
  expect(outbox.entries()).toMatchObject([{ state: 'failed', failure: 'storage_full' }]);
  expect(server.attempts).toEqual([]);
  isFull = false;
  await outbox.retry(outbox.entries()[0]?.clientId ?? '');
  expect(server.stored.map(({ body }) => body)).toEqual(['Big']);
  expect(bodies()).toEqual([]);
});

const failToOpen = (error: string): void => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No', error);
  });
};

test('where a browser denies IndexedDB, messages live as long as the page', async () => {
  failToOpen('SecurityError');
  expect(await (await openOutboxStore()).list(me)).toEqual([]);
});

test.each(['QuotaExceededError', 'UnknownError'])(
  'a device that fails with %s does not open the outbox',
  async (error) => {
    failToOpen(error);
    await expect(openOutboxStore()).rejects.toMatchObject({ name: error });
  },
);

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

/** A server that responds to an attempt only when the test says so, or when the attempt is aborted. */
const createSlowServer = () => {
  const server = createServer();
  const started = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  let isSlow = true;
  const send: Server['send'] & OutboxParts['send'] = async (entry: OutboxEntry, signal?: AbortSignal) => {
    if (!isSlow) return server.send(entry);
    isSlow = false;
    started.resolve();
    await new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.resolve();
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
    return server.send(entry);
  };
  return { server, parts: { ...server, send }, started: started.promise, aborted: aborted.promise };
};

test('CHAT-01 a logout ends a running attempt, so that no retry carries the session of the next member', async () => {
  const { server, parts, started, aborted } = createSlowServer();
  const { outbox } = openTab(parts);
  await outbox.setOwner(me);
  const adding = outbox.add(text('Mine'));
  await started;
  await outbox.setOwner(8);
  await aborted;
  await adding;
  expect(server.attempts).toEqual([]);
  await outbox.setOwner(me);
  expect(server.stored.map(({ body }) => body)).toEqual(['Mine']);
});

test('CHAT-01 clearing the messages of a member ends their running attempts', async () => {
  const { server, parts, started, aborted } = createSlowServer();
  const { outbox, bodies } = openTab(parts);
  await outbox.setOwner(me);
  const adding = outbox.add(text('Mine'));
  await started;
  await outbox.clear(me);
  await aborted;
  await outbox.setOwner(null);
  await adding;
  expect([...server.attempts, ...bodies()]).toEqual([]);
});

test('CHAT-01 a message that the server refuses because another member is logged in waits for its member', async () => {
  const server = createServer();
  const { outbox } = openTab(server);
  await outbox.setOwner(me);
  server.failNext(new ApiError('other_account', 409));
  await outbox.add(text('Mine'));
  expect(outbox.entries()).toMatchObject([{ state: 'waiting' }]);
  await outbox.setOwner(null);
  await outbox.setOwner(me);
  expect(server.stored.map(({ body }) => body)).toEqual(['Mine']);
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

/** The browser's locks: each name is given to one request at a time, in order. */
const createLocks = () => {
  const queues = new Map<string, (() => void)[]>();
  const release = (name: string): void => {
    const [, ...rest] = queues.get(name) ?? [];
    queues.set(name, rest);
    rest[0]?.();
  };
  return {
    request: (name: string, _options: object, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        const begin = () =>
          void work()
            .finally(() => release(name))
            .then(resolve, reject);
        queues.set(name, [...queue, begin]);
        if (queue.length === 0) begin();
      }),
    /** What the browser does when the tab that has locks is gone. */
    releaseAll: () => [...queues.keys()].forEach(release),
  };
};

describe('with the locks of a browser', () => {
  let locks = createLocks();
  beforeEach(() => {
    locks = createLocks();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('when the tab that sends dies, another tab that is open sends its messages, in order', async () => {
    const server = createServer();
    const dying = openTab({ ...server, send: () => new Promise<never>(() => undefined) });
    const other = openTab(server);
    await Promise.all([dying.outbox.setOwner(me), other.outbox.setOwner(me)]);
    void dying.outbox.add(text('First'));
    void dying.outbox.add(text('Second'));
    void dying.outbox.add(text('Elsewhere', 2));
    await waitFor(() => expect(other.bodies()).toEqual(['First', 'Second', 'Elsewhere']));
    expect(server.attempts).toEqual([]);
    locks.releaseAll();
    await waitFor(() => expect(other.bodies()).toEqual([]));
    expect(server.stored.map(({ body }) => body).toSorted()).toEqual(['Elsewhere', 'First', 'Second']);
    expect(server.attempts.indexOf('First')).toBeLessThan(server.attempts.indexOf('Second'));
  });

  test('a tab that waits for its next attempt keeps the other tabs from trying', async () => {
    const server = createServer();
    const one = openTab(server);
    const other = openTab(server);
    await Promise.all([one.outbox.setOwner(me), other.outbox.setOwner(me)]);
    // The longest delay.
    jest.spyOn(Math, 'random').mockReturnValue(100);
    server.failNext(new ApiError('error', 503));
    await one.outbox.add(text('Hello'));
    await waitFor(() => expect(other.bodies()).toEqual(['Hello']));
    expect(server.attempts).toEqual(['Hello']);
    await one.outbox.flush();
    expect(server.attempts).toEqual(['Hello', 'Hello']);
    await waitFor(() => expect([...one.bodies(), ...other.bodies()]).toEqual([]));
  });
});

const photo = (name: string) => ({ file: new Blob([name], { type: 'image/jpeg' }), width: 600, height: 800 });
const friend = { conversation: 1 };

test('CHAT-08 a photo that was chosen and sent offline is uploaded and sent once by the next page of the browser', async () => {
  const server = createServer();
  connect(false);
  const first = openTab(server);
  await first.outbox.setOwner(me);
  await first.outbox.choose(friend, photo('sunset'));
  await first.outbox.sendChosen(firstId(first), friend);
  await first.outbox.add(text('Look at that'));
  expect(server.attempts).toEqual([]);
  tabListeners = [];
  connect(true);
  const second = openTab(server);
  await second.outbox.setOwner(me);
  expect(server.attempts).toEqual(['upload of sunset', 'sunset', 'Look at that']);
  expect(server.stored.map(({ body }) => body)).toEqual(['sunset', 'Look at that']);
  expect(second.bodies()).toEqual([]);
});

test('a chosen photo stays on the device and is not sent, until the member sends it after what was written before', async () => {
  const server = createServer();
  connect(false);
  const first = openTab(server);
  await first.outbox.setOwner(me);
  await first.outbox.choose(friend, photo('old'));
  await first.outbox.choose(friend, photo('new'));
  await first.outbox.add(text('Before'));
  tabListeners = [];
  const second = openTab(server);
  await second.outbox.setOwner(me);
  expect(second.outbox.entries().map(({ state, content }) => [state, content.kind])).toEqual([
    ['chosen', 'photo'],
    ['waiting', 'text'],
  ]);
  await second.outbox.sendChosen(firstId(second), friend);
  connect(true);
  await second.outbox.flush();
  expect(server.stored.map(({ body }) => body)).toEqual(['Before', 'new']);
});

test('a lost response of an upload leads to a second one with the same key, and an uploaded photo is not sent again', async () => {
  const server = createServer();
  const tab = openTab(server);
  await tab.outbox.setOwner(me);
  await tab.outbox.choose(friend, photo('once'));
  server.failNextUpload('lost');
  await tab.outbox.sendChosen(firstId(tab), friend);
  server.failNext('lost');
  await tab.outbox.flush();
  await tab.outbox.flush();
  expect(server.attempts).toEqual(['upload of once', 'upload of once', 'once', 'once']);
  expect(server.photos.size).toBe(1);
  expect(server.stored.map(({ body }) => body)).toEqual(['once']);
  expect(tab.bodies()).toEqual([]);
});

test('the attempts of a message from an earlier release count from when it was written', async () => {
  const old = { ...text('Old'), clientId: 'old', member: me, writtenAt: 5, state: 'waiting' } as const;
  await (await openDatabase()).add('outbox', old);
  expect(await (await openOutboxStore()).list(me)).toMatchObject([{ clientId: 'old', requestedAt: 5 }]);
});

test('a photo that is cancelled during its upload is not sent, even when another tab uploads it, and later messages are', async () => {
  const server = createServer();
  const uploading = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const slow: Pick<Server, 'send' | 'upload'> = {
    send: server.send,
    upload: async (...call) => {
      started.resolve();
      await uploading.promise;
      return server.upload(...call);
    },
  };
  const one = openTab(slow);
  const other = openTab(server);
  await Promise.all([one.outbox.setOwner(me), other.outbox.setOwner(me)]);
  await one.outbox.choose(friend, photo('regretted'));
  const sending = one.outbox.sendChosen(firstId(one), friend);
  await started.promise;
  await waitFor(() => expect(other.outbox.entries()).toMatchObject([{ state: 'waiting' }]));
  expect(await other.outbox.cancel(firstId(other))).toBe(true);
  const later = one.outbox.add(text('Later'));
  uploading.resolve();
  await Promise.all([sending, later]);
  expect(server.stored.map(({ body }) => body)).toEqual(['Later']);
  await waitFor(() => expect([...one.bodies(), ...other.bodies()]).toEqual([]));
});

test('a photo that is uploaded can no longer be cancelled', async () => {
  const server = createServer();
  const tab = openTab(server);
  await tab.outbox.setOwner(me);
  await tab.outbox.choose(friend, photo('gone'));
  server.failNext('lost');
  const clientId = firstId(tab);
  await tab.outbox.sendChosen(clientId, friend);
  expect(await tab.outbox.cancel(clientId)).toBe(false);
  await tab.outbox.flush();
  expect(server.stored.map(({ body }) => body)).toEqual(['gone']);
});

test('a refused photo stays with its reason; one that the server has deleted is uploaded again on request', async () => {
  const server = createServer();
  const tab = openTab(server);
  await tab.outbox.setOwner(me);
  await tab.outbox.choose(friend, photo('sunset'));
  server.failNextUpload(new ApiError('photo_banned', 422));
  await tab.outbox.sendChosen(firstId(tab), friend);
  expect(tab.outbox.entries()).toMatchObject([{ state: 'failed', failure: 'photo_banned' }]);
  server.failNext(new ApiError('photo_unknown', 422));
  await tab.outbox.retry(firstId(tab));
  expect(tab.outbox.entries()).toMatchObject([{ state: 'failed', failure: 'photo_unknown' }]);
  await tab.outbox.retry(firstId(tab));
  expect(server.stored.map(({ body }) => body)).toEqual(['sunset']);
  expect(server.photos.size).toBe(2);
});

test('an upload that is another request than the first with its key is retried with a new key (CHAT-06)', async () => {
  const server = createServer();
  const tab = openTab(server);
  await tab.outbox.setOwner(me);
  await tab.outbox.choose(friend, photo('sunset'));
  const keyOf = () => tab.outbox.entries()[0]?.content;
  const first = keyOf();
  server.failNextUpload(new ApiError('idempotency_mismatch', 409));
  await tab.outbox.sendChosen(firstId(tab), friend);
  expect(tab.outbox.entries()).toMatchObject([{ state: 'failed', failure: 'idempotency_mismatch' }]);
  server.failNextUpload(new ApiError('photo_banned', 422));
  await tab.outbox.retry(firstId(tab));
  expect(first).toHaveProperty('uploadKey', expect.any(String));
  expect(keyOf()).not.toEqual(first);
  await tab.outbox.retry(firstId(tab));
  expect(server.stored.map(({ body }) => body)).toEqual(['sunset']);
});
