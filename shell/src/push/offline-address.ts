/** Where the page for who is offline lies: the shell writes it in the language of the page, the worker hands it out. */
export const offlineCache = 'pairwise-offline';
export const offlineAddress = '/offline.html';
