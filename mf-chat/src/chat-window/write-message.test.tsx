import '../../testing/device.ts';

import {
  act,
  busWriter,
  type CallResponses,
  cleanup,
  createEvent,
  demoSettings,
  fireEvent,
  people,
  person,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { queryClient } from '@pairwise/api-client';
import type { Settings } from '@pairwise/contracts';
import { draftLength } from '@pairwise/contracts/chat-limits';
import { theme } from '@pairwise/ui';

import { chat, message } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';
import { readDraft } from '../drafts/draft-store.ts';
import { outbox } from '../outbox/index.ts';
import { openOutboxStore } from '../outbox/outbox-store.ts';
import type { SendingReport } from '../outbox/sending-state.ts';
import { catchUp } from './chat-cache.queries.ts';

const me = person(people.free, { credits: 9 });

interface Opened extends CallResponses {
  user?: typeof me;
  settings?: Partial<Settings>;
}

/** Opens a chat whose server stores messages. Returns what it was sent: messages, and texts of drafts. */
const open = async ({ user = me, settings, ...responses }: Opened = {}) => {
  const sent: unknown[] = [];
  const drafts: unknown[] = [];
  const all: CallResponses = {
    'PUT /api/chat-draft.php': (_query, body) => {
      drafts.push(body);
      return { rev: drafts.length };
    },
    'POST /api/message.php': (_query, body) => {
      const { client_id, body: text } = body as { client_id: string; body: string };
      const seq = 3 + sent.push(text);
      return {
        message: message(seq, { client_id, body: text, from_me: true, state: 'sent' }),
        held: null,
        credits: 8,
        conversation: 9001,
        draft_rev: 2,
      };
    },
    ...responses,
  };
  await openChat(user, all, settings && { settings: { ...demoSettings(), ...settings } });
  return { sent, drafts };
};

beforeEach(() => {
  // A mouse and a keyboard: on touch screens Enter adds a line.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: query.includes('fine'), addEventListener: () => undefined }),
  });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
  await act(() => outbox.setOwner(null));
});

const field = () => screen.getByRole('textbox', { name: 'Write to Marta' });
const log = () => within(screen.getByRole('log'));

test('CHAT-06 Enter sends, Shift+Enter adds a line, and Enter that confirms a word of an input method does neither', async () => {
  const { sent } = await open();
  await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two');
  const confirming = createEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent(field(), confirming);
  expect(sent).toEqual([]);
  expect(field()).toHaveValue('One\ntwo');
  expect(screen.getByRole('button', { name: 'Send for 1 credit' })).toHaveTextContent(/^1$/);
  expect(field()).toHaveAccessibleDescription(/1 credit · €1\.25$/);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual(['One\ntwo']));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(log().getAllByText(/One\s+two/)).toHaveLength(1);
});

test('CHAT-07 the characters that are left are counted near the limit, and a longer text is not sent', async () => {
  const { sent } = await open({ settings: { message_length: 10 } });
  await userEvent.type(field(), '12345678');
  expect(screen.queryByText(/characters? left/)).toBeNull();
  await userEvent.type(field(), '9');
  expect(screen.getByText('1 character left')).toBeVisible();
  await userEvent.type(field(), '012{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('2 characters too many');
  expect(screen.getByRole('alert')).toHaveStyle({ color: theme.color.danger });
  expect(screen.getByRole('button', { name: 'Send for 1 credit' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
  expect(field()).toHaveValue('123456789012');
});

test('CHAT-07 a text that shows nothing is not sent, and one with characters without a width is', async () => {
  const { sent } = await open();
  fireEvent.change(field(), { target: { value: '\u{200B}\u{FEFF}' } });
  await userEvent.type(field(), '{Enter}');
  expect(screen.getByRole('button', { name: 'Send for 1 credit' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
  fireEvent.change(field(), { target: { value: '👩\u{200D}👧' } });
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(sent).toEqual(['👩\u{200D}👧']));
});

test('CHAT-06 a premium member without enough credits gets to the bundles, and from there back to the chat', async () => {
  await open({ user: person(people.premium, { credits: 0 }) });
  await userEvent.type(field(), 'Not yet');
  const links = [screen.getByRole('link', { name: 'Get credits' }), screen.getByRole('link', { name: '0 credits' })];
  for (const link of links) expect(link).toHaveAttribute('href', '/credits?next=%2Fchats%2F9001');
});

test('CHAT-06 BILL-07 without enough credits a new member reads the price of the time bonus', async () => {
  const code = {
    code: 'WELCOME25',
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once',
    expired: false,
    paymentmethods: null,
    prices: [{ product: 'p0', amount_minor: 1124, currency: 'EUR', per_message_minor: 94 }],
    use_prices: {
      currency: 'EUR',
      message: { low_minor: 50, high_minor: 94 },
      photo: { low_minor: 100, high_minor: 188 },
      gift: { low_minor: 150, high_minor: 281 },
    },
  } as const;
  const user = person(people.free, { credits: 0, signup_date: new Date().toISOString() });
  await open({
    user,
    'GET /api/discountcode.php': () => ({ discountcode: { ...code, prices: [...code.prices] } }),
  });
  await userEvent.type(field(), 'Not yet');
  expect(await screen.findByText(/You get 12 credits for €11.24/)).toBeVisible();
  expect(screen.queryByText(/€14.99/)).toBeNull();
});

test('CHAT-06 a new member without the time bonus reads the list price', async () => {
  const user = person(people.free, { credits: 0, signup_date: new Date().toISOString() });
  await open({ user, 'GET /api/discountcode.php': () => 'code_not_found' });
  await userEvent.type(field(), 'Not yet');
  expect(await screen.findByText(/You get 12 credits for €14.99/)).toBeVisible();
});

test('CHAT-06 without enough credits the text stays, and is there again after a visit to the bundles', async () => {
  const { sent } = await open({ user: person(people.free, { credits: 0 }) });
  await userEvent.type(field(), 'Not yet{Enter}');
  expect(
    screen.getByText('You do not have enough credits. Your text stays here. You get 12 credits for €14.99.'),
  ).toBeVisible();
  expect(field()).toHaveAccessibleDescription(
    expect.stringMatching(/^You do not have enough credits\. Your text stays/),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^You do not have enough credits/),
  );
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Get credits' }));
  expect(location.pathname + location.search).toBe('/premium?next=%2Fchats%2F9001');
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => history.back());
  await waitFor(() => expect(field()).toHaveValue('Not yet'));
});

test('CHAT-06 a message that failed says why, and can be sent again, edited or deleted', async () => {
  let isRefused = true;
  const { sent } = await open({
    'POST /api/message.php': (_query, body) => {
      const { client_id, body: text } = body as { client_id: string; body: string };
      if (isRefused) return 'contact_details_not_allowed';
      sent.push(text);
      const stored = message(4, { client_id, body: text, from_me: true });
      return { message: stored, held: null, credits: 8, conversation: 9001, draft_rev: 2 };
    },
  });
  for (const text of ['First', 'Second', 'Third']) {
    await userEvent.type(field(), `${text}{Enter}`);
    await waitFor(() => expect(footerOf(text)).toHaveTextContent('Not sent, no charge.'));
  }
  await userEvent.click(within(footerOf('Second')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(log().queryByText('Second')).toBeNull());
  await userEvent.click(within(footerOf('Third')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(field()).toHaveValue('Third'));
  await waitFor(() => expect(log().queryByText('Third')).toBeNull());
  isRefused = false;
  await userEvent.click(within(footerOf('First')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toEqual(['First']));
  await waitFor(() => expect(log().queryByRole('alert')).toBeNull());
  expect(log().getAllByText('First')).toHaveLength(1);
});

test('CHAT-06 a text to edit leaves the field again when another tab sends its message at the same time', async () => {
  await open({ 'POST /api/message.php': () => 'contact_details_not_allowed' });
  await userEvent.type(field(), 'Call me{Enter}');
  await waitFor(() => expect(footerOf('Call me')).toBeVisible());
  await userEvent.type(field(), 'Later');
  const [{ clientId } = { clientId: '' }] = outbox.entries();
  // The other tab has stored that the message waits again, and has not reported it yet.
  await (await openOutboxStore()).update(clientId, { state: 'waiting' });
  const edited = jest.spyOn(outbox, 'discard');
  await userEvent.click(within(footerOf('Call me')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(edited).toHaveBeenCalled());
  await act(async () => expect(await edited.mock.results[0]?.value).toBe(false));
  await waitFor(() => expect(field()).toHaveValue('Later'));
});

test('CHAT-07 CHAT-01 a text that waits for the rate limit says so, and offline only the last one says that it will be sent', async () => {
  await open({ 'POST /api/message.php': () => ({ errorCode: 'rate_limited', params: { seconds: 1, minutes: 1 } }) });
  await userEvent.type(field(), 'Too fast{Enter}');
  expect(await log().findByText('That’s a lot of messages at once. This one will be sent in a moment.')).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(log().queryByText(/a lot of messages at once/)).toBeNull();
  await userEvent.type(field(), 'Second{Enter}');
  const offline = 'You are offline. We’ll send it once you are back online.';
  // findByText fails when both say it.
  expect((await log().findByText(offline)).closest('[data-message]')).toHaveTextContent('Second');
});

describe('CHAT-07 all tabs say why a message waits', () => {
  const reason = 'That’s a lot of messages at once. This one will be sent in a moment.';
  const rateLimited = { errorCode: 'rate_limited', params: { seconds: 1, minutes: 1 } } as const;
  /** As another tab of the same browser. */
  const otherTab = () => {
    const channel = new BroadcastChannel('pairwise-outbox-sending');
    const reports: unknown[] = [];
    channel.addEventListener('message', ({ data }) => reports.push(data));
    return {
      reports,
      report: (report: SendingReport) =>
        act(() => {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
          channel.postMessage(report);
          return Promise.resolve();
        }),
      close: () => channel.close(),
    };
  };

  test('the one that does not send it', async () => {
    await open({ 'POST /api/message.php': () => new Promise<never>(() => undefined) });
    await userEvent.type(field(), 'Too fast{Enter}');
    await waitFor(() => expect(outbox.entries()).toHaveLength(1));
    const [{ clientId } = { clientId: '' }] = outbox.entries();
    expect(log().queryByText(reason)).toBeNull();
    const tab = otherTab();
    await tab.report({ type: 'problem', clientId, problem: 'rate_limited' });
    expect(log().getByText(reason)).toBeVisible();
    await tab.report({ type: 'problem', clientId, problem: undefined });
    expect(log().queryByText(reason)).toBeNull();
    tab.close();
  });

  test('and one that is opened while it waits', async () => {
    const tab = otherTab();
    await open({ 'POST /api/message.php': () => rateLimited });
    await userEvent.type(field(), 'Too fast{Enter}');
    expect(await log().findByText(reason)).toBeVisible();
    const [{ clientId } = { clientId: '' }] = outbox.entries();
    const problem = { type: 'problem', clientId, problem: 'rate_limited' };
    expect(tab.reports).toContainEqual(problem);
    const later = otherTab();
    await later.report({ type: 'request' });
    expect(later.reports).toContainEqual(problem);
    tab.close();
    later.close();
  });
});

const footerOf = (text: string): HTMLElement => {
  const line = log().getByText(text).closest<HTMLElement>('[data-message]');
  if (!line) throw new Error(`No message contains "${text}".`);
  return within(line).getByRole('alert');
};

test.each([
  {
    failure: 'not_enough_credits',
    before: 'Not sent, no charge. You do not have enough credits. You get 12 credits for €14.99.',
    offer: 'Get credits',
    later: person(people.free, { credits: 5 }),
    after: 'Not sent, no charge. You have enough credits now.',
  },
  {
    failure: 'premium_required',
    before: 'Not sent, no charge. This feature is only available for premium members.',
    offer: 'Get Premium',
    later: person(people.free, { credits: 5, paid_user: true }),
    after: 'Not sent, no charge. You are a premium member now.',
  },
] as const)('CHAT-06 CHAT-05 $failure leads to the packages, and then to sending again', async (row) => {
  const user = person(people.free, { credits: row.failure === 'premium_required' ? 5 : 1 });
  await open({ user, 'POST /api/message.php': () => row.failure });
  await userEvent.type(field(), 'Once more{Enter}');
  await waitFor(() => expect(footerOf('Once more')).toBeVisible());
  // The server knew a lower balance than this browser, which learns it now.
  if (row.failure === 'not_enough_credits') act(() => busWriter.user(person(people.free, { credits: 0 })));
  expect(within(footerOf('Once more')).getByText(row.before)).toBeVisible();
  const offer = within(footerOf('Once more')).getByRole('link', { name: row.offer });
  expect(offer).toHaveAttribute('href', '/premium?next=%2Fchats%2F9001');
  act(() => busWriter.user(row.later));
  expect(within(footerOf('Once more')).getByText(row.after)).toBeVisible();
  expect(within(footerOf('Once more')).queryByRole('link')).toBeNull();
  expect(within(footerOf('Once more')).getAllByRole('button')[0]).toHaveTextContent('Send again');
});

test('CHAT-02 a message sent from further up marks nothing as read that it scrolls past, until the member acts again', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const marked: unknown[] = [];
  const { sent } = await open({
    'GET /api/chat.php': () => chat({ read_seq: 1 }),
    'PUT /api/chat.php': (_query, body) => {
      marked.push(body);
      return { num_unread_messages: 0, unread_messages: 0 };
    },
  });
  const scroller = screen.getByRole('log');
  // As far up as the divider of a long chat.
  Object.defineProperty(scroller, 'scrollTop', { configurable: true, value: -800 });
  fireEvent.scroll(scroller);
  await userEvent.type(field(), 'Hello{Enter}');
  await waitFor(() => expect(sent).toEqual(['Hello']));
  focus.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(marked).toEqual([]);
  fireEvent.wheel(scroller);
  await waitFor(() => expect(marked).toEqual([{ conversation: 9001, read_seq: 4 }]));
  focus.mockRestore();
});

test('CHAT-01 Escape closes a menu first, and then leaves the chat for the list', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More about the conversation with Marta' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(location.pathname).toBe('/chats/9001');
  // Screen readers leave their focus mode by Escape: a text that is being written stays open.
  await userEvent.type(field(), 'Hello{Escape}');
  expect(location.pathname).toBe('/chats/9001');
  await userEvent.clear(field());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(location.pathname).toBe('/chats'));
});

test('CHAT-01 a chat opens again where the member left it, and at its end after a visit there', async () => {
  const shown: (string | null)[] = [];
  const scrollTo = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    shown.push(this.getAttribute('data-seq'));
  });
  await open();
  const leaveAt = async (scrollTop: number): Promise<void> => {
    const scroller = screen.getByRole('log');
    const rectangle = { left: 0, width: 300, top: 0, bottom: 600 };
    Object.defineProperty(scroller, 'scrollTop', { configurable: true, value: scrollTop });
    Object.defineProperty(scroller, 'getBoundingClientRect', { configurable: true, value: () => rectangle });
    const second = screen.getByText('Message 2');
    Object.defineProperty(document, 'elementsFromPoint', { configurable: true, value: () => [second] });
    fireEvent.wheel(scroller);
    fireEvent.scroll(scroller);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname).toBe('/chats'));
    shown.length = 0;
    await userEvent.click(screen.getByRole('link', { name: /Marta/ }));
    await screen.findByRole('log');
  };
  await leaveAt(-800);
  expect(shown).toEqual(['2']);
  await leaveAt(0);
  expect(shown).toEqual([]);
  scrollTo.mockRestore();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

test('CHAT-01 a draft is saved when the window is left, and is there after a reload without the server', async () => {
  const { drafts } = await open();
  await userEvent.type(field(), 'Half a thought');
  act(() => void globalThis.dispatchEvent(new Event('blur')));
  await waitFor(() => expect(drafts).toEqual([{ conversation: 9001, draft: 'Half a thought', rev: 0 }]));
  cleanup();
  queryClient.clear();
  await open();
  await waitFor(() => expect(field()).toHaveValue('Half a thought'));
});

test('CHAT-01 a draft that is too long for the server stays on the device, and is saved when it is short enough', async () => {
  const { drafts } = await open();
  const leave = () => act(() => void globalThis.dispatchEvent(new Event('blur')));
  const long = 'x'.repeat(draftLength + 1);
  fireEvent.change(field(), { target: { value: long } });
  leave();
  await waitFor(async () => expect(await readDraft(me.id, { conversation: 9001 })).toMatchObject({ text: long }));
  expect(drafts).toEqual([]);
  const longest = long.slice(1);
  fireEvent.change(field(), { target: { value: longest } });
  leave();
  await waitFor(() => expect(drafts).toEqual([{ conversation: 9001, draft: longest, rev: 0 }]));
});

test('CHAT-01 a text whose save was stored but never confirmed does not return after it was sent', async () => {
  const server = { draft: '', draft_rev: 0 };
  const lost = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await open({
    'GET /api/chat.php': () => chat(server),
    'PUT /api/chat-draft.php': (_query, body) => {
      server.draft = (body as { draft: string }).draft;
      server.draft_rev += 1;
      lost.resolve();
      throw new Error('The connection is lost before the response arrives.');
    },
    'POST /api/message.php': (_query, body) => {
      const { client_id, body: text, draft_rev } = body as { client_id: string; body: string; draft_rev: number };
      sent.resolve();
      // The api keeps a draft that is newer than the one that was sent.
      if (draft_rev >= server.draft_rev) {
        server.draft = '';
        server.draft_rev += 1;
      }
      const stored = message(4, { client_id, body: text, from_me: true, state: 'sent' });
      return { message: stored, held: null, credits: 8, conversation: 9001, draft_rev: server.draft_rev };
    },
  });
  await userEvent.type(field(), 'Only once');
  act(() => void globalThis.dispatchEvent(new Event('blur')));
  await lost.promise;
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await userEvent.type(field(), '{Enter}');
  await act(() => sent.promise);
  await act(async () => {
    await catchUp(9001);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(field()).toHaveValue('');
  expect(server.draft).toBe('');
});

test('CHAT-01 a draft of another device replaces the text here, unless the member has written since', async () => {
  let server = { draft: 'From the phone', draft_rev: 4 };
  await open({ 'GET /api/chat.php': () => chat(server), 'PUT /api/chat-draft.php': () => ({ rev: 6 }) });
  await waitFor(() => expect(field()).toHaveValue('From the phone'));
  await userEvent.type(field(), ', and more');
  server = { draft: 'Newer', draft_rev: 5 };
  await act(() => queryClient.refetchQueries({ queryKey: ['mf-chat', 'chat', 9001] }));
  expect(field()).toHaveValue('From the phone, and more');
});

test('CHAT-01 a chat is opened, written in and left with the keyboard alone', async () => {
  const { sent } = await open();
  // From the list to the field: the partner, the balance, the menu, the messages and the links to report them, the
  // photo button.
  await userEvent.click(screen.getByRole('heading', { name: 'Messages' }));
  const seen: (string | null)[] = [];
  for (let press = 0; press < 16 && document.activeElement !== field(); press += 1) {
    await userEvent.tab();
    seen.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(field()).toHaveFocus();
  expect(seen).toEqual(expect.arrayContaining(['9 credits', 'More about the conversation with Marta']));
  expect(seen).toContain('Conversation with Marta');
  await userEvent.keyboard('Hello{Enter}');
  await waitFor(() => expect(sent).toEqual(['Hello']));

  screen.getByRole('button', { name: 'More about the conversation with Marta' }).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Find in conversation' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'More about the conversation with Marta' })).toHaveFocus();
});

test('a key pressed anywhere begins a message, except where something else takes it', async () => {
  await open();
  const menu = screen.getByRole('button', { name: 'More about the conversation with Marta' });
  screen.getByRole('log').focus();
  await userEvent.keyboard('Hi');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Hi');
  menu.focus();
  await userEvent.keyboard('{Control>}k{/Control}{Alt>}k{/Alt}{Meta>}k{/Meta}');
  expect(menu).toHaveFocus();
  await userEvent.keyboard('{Enter}f');
  expect(screen.getByRole('menuitem', { name: 'Find in conversation' })).toHaveFocus();
  await userEvent.keyboard('{Enter}abc');
  expect(screen.getByRole('searchbox')).toHaveValue('abc');
  expect(field()).toHaveValue('Hi');
});

test('a key on a touch screen leaves the focus where it is', async () => {
  await open();
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  screen.getByRole('log').focus();
  await userEvent.keyboard('x');
  expect(screen.getByRole('log')).toHaveFocus();
  expect(field()).toHaveValue('');
});
