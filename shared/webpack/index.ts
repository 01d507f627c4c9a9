export { buildPackage, currentVersion } from './src/build.ts';
export { remoteConfig } from './src/remote-config.ts';
export { shellConfig, type ShellOptions } from './src/shell-config.ts';
