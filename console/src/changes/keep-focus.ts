/** Moves the focus to the page's heading when the focused element disappeared with the change. */
export const keepFocus = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main h1')?.focus();
};
