import { type ApiError, call, isApiError, queryClient, type ResponseBody } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Message } from '@pairwise/contracts';

import { storeHeld } from '../chat-list/chat-list.queries.ts';
import type { Sent } from '../outbox/sender.ts';

type ChatPage = ResponseBody<'GET /api/chat.php'>;

/** A chat without its messages. */
type ChatState = Omit<ChatPage, 'messages' | 'has_more'>;

/** What the query of `useChat` caches: pages of messages, the newest first. */
export interface ChatPages {
  pages: ChatPage[];
  pageParams: unknown[];
}

/** Cache key of a chat's messages. */
export const chatKey = (chatId: number) => ['mf-chat', 'chat', chatId] as const;

/** Cache key of the chats with members, which may not exist yet. */
export const memberChatsKey = ['mf-chat', 'member-chat'] as const;

/** Cache key of the chat with a member, which may not exist yet. */
export const memberChatKey = (profile: number) => [...memberChatsKey, profile] as const;

/** Whether the chat with a member has a message that waits for the confirmation of the email address (AUTH-16). */
export const hasHeldMessage = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  Boolean(queryClient.getQueryData<ChatPage>(queryKey)?.held);

/** A gap of more pages than these is not filled: the newest page is fetched instead. */
const LONGEST_GAP_PAGES = 4;

/** Adds the messages that follow those of the newest page, each once. */
const withMessages = (page: ChatPage, following: readonly Message[]): ChatPage => {
  const last = page.messages.at(-1)?.seq ?? 0;
  const messages = [...page.messages, ...following.filter(({ seq }) => seq > last)];
  return { ...page, messages, last_seq: Math.max(page.last_seq, messages.at(-1)?.seq ?? 0) };
};

/** Whether a message is on the newest page or the next one after it. Numbers of removed messages are missing. */
const isNext = (page: ChatPage, { seq }: Message): boolean => {
  const last = page.messages.at(-1);
  return !last || seq <= last.seq + 1;
};

const newestPage = (chatId: number): ChatPage | undefined =>
  queryClient.getQueryData<ChatPages>(chatKey(chatId))?.pages[0];

const update = (chatId: number, change: (newest: ChatPage) => ChatPage): void => {
  queryClient.setQueryData<ChatPages>(chatKey(chatId), (cached) => {
    const [newest, ...older] = cached?.pages ?? [];
    return cached && newest && { ...cached, pages: [change(newest), ...older] };
  });
};

/** Fetches what follows a message, or returns why the chat is no longer here. */
const fetchAfter = async (chatId: number, after: number): Promise<ChatPage | ApiError> => {
  try {
    return await call('GET /api/chat.php', { query: { conversation: chatId, after } });
  } catch (error) {
    if (isApiError(error, 'blocked') || isApiError(error, 'not_found')) return error;
    throw error;
  }
};

/** Shows a refusal as if the query of the chat had fetched it. What is cached stays, because the member may be writing. */
const storeRefusal = (chatId: number, error: ApiError): void => {
  queryClient
    .getQueryCache()
    .find<ChatPages>({ queryKey: chatKey(chatId) })
    ?.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
};

/** Returns the markers of a response, which may be older than those that events have brought meanwhile. */
const newerMarkers = (state: ChatState, known: ChatPage) => ({
  read_seq: Math.max(known.read_seq, state.read_seq),
  partner_delivered_seq: Math.max(known.partner_delivered_seq, state.partner_delivered_seq),
  // Null where the member may not see it (any more).
  partner_read_seq:
    state.partner_read_seq === null ? null : Math.max(known.partner_read_seq ?? 0, state.partner_read_seq),
});

/**
 * Returns a response with the messages and markers that reached the cache after the api had read it: a message of this
 * browser would otherwise leave the screen, and its outbox has it no more.
 */
export const withNewerOf = (cached: ChatPages | undefined, response: ChatPages): ChatPages => {
  const [known] = cached?.pages ?? [];
  const [newest, ...older] = response.pages;
  if (!known || !newest) return response;
  const following = known.messages.filter(({ seq }) => seq > newest.last_seq);
  return { ...response, pages: [{ ...withMessages(newest, following), ...newerMarkers(newest, known) }, ...older] };
};

/**
 * Fetches the messages of a cached chat after the last known one, and adds them. After a long absence it fetches the
 * newest page again instead. Resolves to false when the partner has blocked the member.
 */
export const catchUp = async (chatId: number): Promise<boolean> => {
  for (let page = 0; page < LONGEST_GAP_PAGES; page += 1) {
    const newest = newestPage(chatId);
    if (!newest) return true;
    const after = newest.messages.at(-1)?.seq ?? 0;
    const response = await fetchAfter(chatId, after);
    if (isApiError(response, 'blocked')) {
      storeRefusal(chatId, response);
      return false;
    }
    // Deleted in another browser, or the partner is blocked: the query finds that too, and its screen shows it.
    if (isApiError(response)) break;
    const { messages: _messages, has_more: _hasMore, ...state } = response;
    update(chatId, (known) => ({
      ...withMessages(known, response.messages),
      ...state,
      ...newerMarkers(state, known),
    }));
    if (!response.has_more) return true;
  }
  await queryClient.resetQueries({ queryKey: chatKey(chatId) });
  return true;
};

/**
 * Fetches all loaded messages of a cached chat again, and those that are new: a moderator may have removed a message or its
 * photo, or restored it.
 */
export const refetchMessages = async (chatId: number): Promise<void> => {
  const isOpen = await catchUp(chatId);
  if (isOpen && newestPage(chatId)) await queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
};

/** Shows how far the partner has read. */
export const storeReceipt = (chatId: number, seq: number): void => {
  update(chatId, (page) => ({ ...page, partner_read_seq: Math.max(page.partner_read_seq ?? 0, seq) }));
};

/** Stores how far the member has read, in this browser or another one: a chat that is opened again has no divider. */
export const storeRead = (chatId: number, seq: number): void => {
  update(chatId, (page) => ({ ...page, read_seq: Math.max(page.read_seq, seq) }));
};

/** Shows whether a chat is muted. */
export const storeMuted = (chatId: number, muted: boolean): void => {
  update(chatId, (page) => ({ ...page, muted }));
};

/** Shows how far messages have reached the partner. */
export const storeDelivery = (chatId: number, seq: number): void => {
  update(chatId, (page) => ({ ...page, partner_delivered_seq: Math.max(page.partner_delivered_seq, seq) }));
};

/** Shows the first message to a member: held, or in the chat that it has opened. */
const storeFirst = (profile: number, { message, held, conversation }: Sent['response']): void => {
  const key = memberChatKey(profile);
  const page = queryClient.getQueryData<ChatPage>(key);
  if (!page) return;
  const first = message?.seq === 1 && { messages: [message], last_seq: 1 };
  const opened = { ...page, held, conversation, ...first };
  if (held && page.partner) storeHeld({ ...held, partner: page.partner });
  if (conversation !== null && first && !queryClient.getQueryData(chatKey(conversation))) {
    queryClient.setQueryData<ChatPages>(chatKey(conversation), { pages: [opened], pageParams: [Infinity] });
  }
  queryClient.setQueryData<ChatPage>(key, opened);
};

/**
 * Adds a message that was sent from this browser to its chat, and shows the new balance. Resolves when the chat contains
 * it: the outbox removes its own copy only then, so the message never leaves the screen in between.
 */
export const storeSent = async ({ receiver, response }: Sent): Promise<void> => {
  const { message, conversation, credits } = response;
  const user = bus.user$.value;
  if (user && user.credits !== credits) bus.emit('user:changed', { user: { ...user, credits } });
  if ('profile' in receiver) storeFirst(receiver.profile, response);
  if (!message || conversation === null) return;
  const newest = newestPage(conversation);
  if (!newest) return;
  if (isNext(newest, message)) update(conversation, (page) => withMessages(page, [message]));
  else await catchUp(conversation);
};
