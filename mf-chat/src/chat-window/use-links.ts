import { useEffect } from 'react';

import { createOnDemand } from '../on-demand/create-on-demand.ts';
import type { FoundLink } from './find-links.ts';

/** Without it a text stays as it is, and the next text with an address loads it. */
const finder = createOnDemand(() => import(/* webpackChunkName: "links" */ './find-links.ts'));

/** Whether a text may contain the address of a web page. Most messages have none, and need no code to find it. */
const mayContainLinks = (text: string): boolean => /\S[.:]\S/.test(text);

const none: FoundLink[] = [];

/** Returns the addresses of web pages in a text, in their order; none until the code that finds them is loaded. */
export const useLinks = (text: string): FoundLink[] => {
  const loaded = finder.useLoaded();
  const isNeeded = mayContainLinks(text);
  const isMissing = isNeeded && !loaded;
  useEffect(() => {
    if (isMissing) void finder.load();
  }, [isMissing]);
  return isNeeded && loaded ? loaded.findLinks(text) : none;
};
