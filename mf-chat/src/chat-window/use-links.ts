import { useEffect, useSyncExternalStore } from 'react';

import { createListeners } from '../live/listeners.ts';
import type { findLinks, FoundLink } from './find-links.ts';

const { subscribe, emit } = createListeners();
let find: typeof findLinks | undefined;
let isLoading = false;

/** Loads the code that finds links. Without it a text stays as it is, and the next text with an address loads it. */
const load = async (): Promise<void> => {
  if (isLoading) return;
  isLoading = true;
  try {
    ({ findLinks: find } = await import(/* webpackChunkName: "links" */ './find-links.ts'));
    emit();
  } catch {
    isLoading = false;
  }
};

/** Whether a text may contain the address of a web page. Most messages have none, and need no code to find it. */
const mayContainLinks = (text: string): boolean => /\S[.:]\S/.test(text);

const none: FoundLink[] = [];

/** Returns the addresses of web pages in a text, in their order; none until the code that finds them is loaded. */
export const useLinks = (text: string): FoundLink[] => {
  const loaded = useSyncExternalStore(subscribe, () => find);
  const isNeeded = mayContainLinks(text);
  const isMissing = isNeeded && !loaded;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing]);
  return isNeeded && loaded ? loaded(text) : none;
};
