export { reloadOnChunkFailure } from './chunk-reload.ts';
export { startRemotes } from './start-remotes.ts';
