/**
 * Keeps the focus in `content` when the focused element is removed: a button that has done its work, the row that it
 * belonged to, or a tag that was pressed. The browser would leave the focus nowhere, and the keyboard would begin at the top
 * of the page again. A screen that knows a better place focuses it itself, and before that.
 */
export const keepFocus = (content: HTMLElement): void => {
  let focused: Element | undefined;

  content.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target !== content) focused = target;
  });
  // A press beside all controls leaves the focus nowhere on purpose. Some browsers emit the event before a removal, too.
  content.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = undefined;
    });
  });

  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = undefined;
    setTimeout(() => {
      if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      content.focus({ preventScroll: true });
    });
  }).observe(content, { childList: true, subtree: true });
};
