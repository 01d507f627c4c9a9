import type { Slot } from '@pairwise/contracts/remote';

import type { Registry } from '../registry/index.ts';
import { operator } from './start-gateway.ts';

/** Registers a name for its team as a remote of the app, so that it can be published before anything of it is live. */
export const registerInApp = (registry: Pick<Registry, 'registerName'>, name: string, slots: Slot[] = []): number =>
  registry.registerName({ name, team: name.replace('mf-', ''), binding: { zones: ['app'], slots } }, operator);
