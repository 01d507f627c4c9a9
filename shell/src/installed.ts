/** Returns whether the page runs as an installed app: by the display mode, or by `navigator.standalone` on iOS before 17. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
