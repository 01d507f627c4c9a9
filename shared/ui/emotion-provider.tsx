import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

import { sharedEmotionCache } from './emotion-cache.ts';

/** Wraps every React root. Outside of it, the Content-Security-Policy blocks a component's styles. */
export const EmotionProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={sharedEmotionCache()}>{children}</CacheProvider>
);
