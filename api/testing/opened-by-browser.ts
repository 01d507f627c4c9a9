/** The headers of an address that the browser itself opens, in a tab or as a download. */
export const openedByBrowser = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
} as const;
