import type { PageData } from '@pairwise/contracts/registry';

/** Returns whether this document may have a service worker. When each zone has an origin, only the app's serves one. */
export const mayHaveWorker = ({ zone, origins }: Partial<Pick<PageData, 'zone' | 'origins'>>): boolean =>
  'serviceWorker' in navigator && (origins === undefined || zone === 'app');
