import { activePage } from '../active-page.ts';

/** Is the member paying, writing, or in another dialog? What comes by itself waits until they are done (decisions M-11). */
export const isBusy = (): boolean =>
  activePage()?.route.zone === 'pay' ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
