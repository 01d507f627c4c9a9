/** Cache and address of the offline page. The shell stores it in the language of the page; the service worker serves it. */
export const offlineCache = 'pairwise-offline';
export const offlineAddress = '/offline.html';
