import type { Remote } from '@pairwise/contracts/remote';

/**
 * Defines a remote: `export const remote = defineRemote({ … })` in its `remote.ts`. It only adds the type, so that Node can
 * read the data of a remote (routes, widgets) without running any component.
 */
export const defineRemote = <const Definition extends Remote>(remote: Definition): Definition => remote;
