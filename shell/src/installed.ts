/** Does the page run as an installed app? Browsers tell by the display mode; iOS before 17 by a word of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
