export { appConfig, type AppOptions, type BuiltApp } from './src/app-config.ts';
export { buildDevelopmentShell, buildPackage, currentVersion } from './src/build.ts';
export { type DevServer, startDevServer, startOverrideServer } from './src/dev-server.ts';
export { remoteConfig } from './src/remote-config.ts';
export { shellConfig, type ShellOptions } from './src/shell-config.ts';
