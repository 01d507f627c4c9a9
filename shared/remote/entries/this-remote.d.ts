/** The build sets this alias (shared/webpack/src/remote-config.ts). */
declare module 'this-remote' {
  import type { Remote } from '@pairwise/contracts/remote';

  export const remote: Remote;
}
