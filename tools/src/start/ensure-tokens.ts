import { ensureSharedDemoTokens } from '@pairwise/gateway/access';

import type { Settings } from '../settings.ts';
import { publishedFolders } from '../workspace.ts';
import { openDataOf } from './publish-built.ts';

/** Ensures that each team of the demo has a deploy token. */
export const ensureTokens = async (settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<void> => {
  const { tokens, close } = await openDataOf(settings);
  try {
    await ensureSharedDemoTokens(tokens, settings.dataDir, publishedFolders());
  } finally {
    await close();
  }
};
