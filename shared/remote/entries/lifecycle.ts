/** Every remote exposes this module as `./lifecycle`. `this-remote` is the `remote.ts` of the remote being built. */
import { createLifecycles } from '@pairwise/remote';
import { remote } from 'this-remote';

export const { bootstrap, owns, prepare, mount, unmount } = createLifecycles(remote);
