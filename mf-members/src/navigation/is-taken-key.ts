const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Whether a key belongs to a text field, or to an open dialog or menu above the screen. */
export const isTakenKey = ({ target }: KeyboardEvent): boolean =>
  takesText(target) || document.querySelector('dialog[open], [role="menu"]') !== null;
