/** Alias set by the build (shared/webpack/src/remote-config.ts). */
declare module 'this-remote' {
  import type { Remote } from '@pairwise/contracts/remote';

  export const remote: Remote;
}
