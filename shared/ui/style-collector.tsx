import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

export interface StyleCollector {
  /** Wraps what is rendered, in place of `EmotionProvider`. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** Returns the CSS of each rule that was used, by its name. */
  rules: () => Record<string, string>;
}

/** Creates a collector of the styles that a render outside of a browser uses. Its class names are those of the browser. */
export const createStyleCollector = (): StyleCollector => {
  const cache = createCache({ key: 'pw' });
  // Keeps the rules in `inserted` instead of writing style elements between the others.
  cache.compat = true;
  return {
    Provider: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
    rules: () =>
      Object.fromEntries(
        Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
  };
};
