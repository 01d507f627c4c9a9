/** Moves the focus from a control of a notice that has disappeared to the notice in its place, else to the screen. */
export const focusNotice = (): void => {
  // The banner of the time bonus is mounted in a hidden element while another notice is shown.
  const next = document.querySelector<HTMLElement>('[data-alerts] :is(a, button):not([hidden] *)');
  (next ?? document.getElementById('content'))?.focus({ preventScroll: true });
};
