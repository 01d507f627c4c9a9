/*
 * Keys, and names of databases, of what the product stores in visitors' and members' browsers. They are here, and not beside
 * the code that uses them, so that the test of the page about cookies finds each of them there. A prefix ends with a dot. Tabs' drafts
 * (`tabStorage`), which the page names together, have keys of their own.
 */

/** Prefix of the keys of what a member did while offline, until it is sent. */
export const queuePrefix = 'pairwise-queue.';

/** Prefix of the keys of what a member typed in a chat while leaving the page. */
export const leftDraftPrefix = 'pairwise.draft.';

/** Name of the database of messages that wait to be sent, and of drafts. */
export const chatDatabase = 'pairwise-chat';

/** Name of the database of deleted chats that the server does not know of yet. */
export const chatDeletionsDatabase = 'pairwise-chat-deletions';

/** Key of whether keyboard shortcuts are on in the swipe game. */
export const swipeKeysKey = 'pairwise-swipe-keys';

/** Key of the withdrawn versions that a tab has reloaded for. */
export const withdrawnKey = 'pairwise:withdrawn';

/** Key of the time at which a tab last reloaded because a file was missing. */
export const chunkReloadKey = 'pairwise:chunk-reload';
