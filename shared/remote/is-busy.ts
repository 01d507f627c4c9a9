/**
 * Returns whether the member is writing or another dialog is open: a modal that opens by itself waits until they are done
 * (decisions M-11). Pages of payment need no check. They belong to another zone, whose documents load no such modal.
 */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
