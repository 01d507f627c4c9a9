import type { Remote } from '@pairwise/contracts/remote';

/**
 * Makes a remote: `export const remote = defineRemote({ … })` in its `remote.ts`. Only gives the object its type, so
 * that Node can read the data of a remote (routes, widgets) without running any of its components.
 */
export const defineRemote = <const Definition extends Remote>(remote: Definition): Definition => remote;
