import { registrationOf } from '@pairwise/gateway/registry';

import type { Settings } from '../settings.ts';
import { openDataOf } from './publish-built.ts';

const author = { who: 'operator', why: 'created in this checkout' };

/**
 * Registers a remote that was created in this checkout as a remote of the app, so that its team can publish it before the next
 * start makes it live.
 */
export const registerCreated = async (
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  name: string,
): Promise<void> => {
  const { registry, close } = await openDataOf(settings);
  try {
    const document = registry.current();
    if (registrationOf(document, name) || Object.hasOwn(document.versions, name)) return;
    const binding = { zones: ['app' as const], slots: [] };
    await registry.registerName({ name, team: name.replace(/^mf-/, ''), binding }, author);
  } finally {
    await close();
  }
};
