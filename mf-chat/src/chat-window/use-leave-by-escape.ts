import { paths } from '@pairwise/contracts';
import { useNavigate } from '@pairwise/router';
import { useEffect, useEffectEvent } from 'react';

const layers = 'dialog, [popover], [role="dialog"], [role="menu"]';
const openLayers = 'dialog[open], [role="dialog"], [role="menu"]';

/** A text is being written. Screen readers leave their focus mode by Escape, and the browser gets the key, too. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.value.trim() !== '';

/** Whether Escape closes or clears something else first: a layer above the chat, or a field that is searched with. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(`${layers}, [type="search"]`) !== null) ||
  document.querySelector(openLayers) !== null;

/**
 * Leaves the chat for the list when Escape is pressed and nothing above the chat takes the key.
 * @param isSearching the search in the chat is open: Escape closes that first
 */
export const useLeaveByEscape = (isSearching = false): void => {
  const navigate = useNavigate();
  const onEscape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!isSearching && !isWriting(event.target) && !isTaken(event.target)) void navigate(paths.chats());
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
