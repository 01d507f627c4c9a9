import { paths } from '@pairwise/contracts';

/** Frames after which a chat is in the list that was just restored: React renders it, and the toast gives the focus back. */
const FRAMES = 3;

/** Moves the focus to the line of a chat in the list, where the member would look for it. */
export const focusChatLine = (conversation: number, frames = FRAMES): void => {
  requestAnimationFrame(() => {
    if (frames > 1) focusChatLine(conversation, frames - 1);
    else document.querySelector<HTMLElement>(`a[href="${paths.chat(conversation)}"]`)?.focus();
  });
};
