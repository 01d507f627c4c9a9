/** Takes the place of the id of a chat that has no message yet. */
export const NO_CHAT = 0;

/** The chat that the first message of this page has just opened, until its own page has announced that message. */
let begun: number | undefined;

/** Stores that a first message, which was sent on the page of a new chat, has opened a chat. */
export const storeBegunChat = (chatId: number): void => {
  begun = chatId;
};

/** Whether a first message has just opened the chat. */
export const isBegunChat = (chatId: number): boolean => begun === chatId;

/** Removes the mark, so that a later visit announces nothing again. */
export const endBegunChat = (): void => {
  begun = undefined;
};
