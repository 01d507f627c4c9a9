const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Whether no control has the focus: it is nowhere, or on the shell's content around the screen. */
const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || target === document.documentElement || target === document.getElementById('content');

/**
 * Whether a key is not for a screen: it belongs to a text field, to an open dialog or menu above the screen, or to a control
 * outside of it, such as the shell's header.
 */
export const isTakenKey = ({ target }: KeyboardEvent, screen: HTMLElement | null): boolean =>
  takesText(target) ||
  document.querySelector('dialog[open], [role="menu"]') !== null ||
  !(isOnPage(target) || (target instanceof Node && screen?.contains(target) === true));
