export { reloadOnChunkFailure } from './chunk-reload.ts';
export { type ActiveRoute, type RemotesOptions, startRemotes } from './start-remotes.ts';
export { trustedScriptUrl } from './trusted-url.ts';
