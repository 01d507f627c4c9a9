import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

import { sharedEmotionCache } from './emotion-cache.ts';

/** Wraps every React root: the styles of a component outside it would be blocked by the CSP. */
export const EmotionProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={sharedEmotionCache()}>{children}</CacheProvider>
);
