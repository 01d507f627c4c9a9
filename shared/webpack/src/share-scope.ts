import { createRequire } from 'node:module';

import { packageFolder, readManifest } from './workspace.ts';

/** React's modules, each with the package that has its version. */
const reactModules: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/**
 * The workspace's own thin packages. Never add a library itself: sharing it disables tree shaking for it (the router
 * alone would grow from 14 to 62 KB). `shell/src/remotes/shared-modules.ts` imports each of these, because the shell
 * offers only modules that it imports itself.
 */
const facades = [
  '@pairwise/api-client',
  '@pairwise/bus',
  '@pairwise/i18n',
  '@pairwise/remote',
  '@pairwise/router',
  '@pairwise/ui',
  '@pairwise/ui/jsx-runtime',
];

const developmentModules = ['react/jsx-dev-runtime', '@pairwise/ui/jsx-dev-runtime'];

/** Packages that remotes do not bundle. */
export const sharedPackages: ReadonlySet<string> = new Set(facades.filter((name) => name.split('/').length === 2));

/** Resolves React's packages from `shared/ui`, which depends on them. */
const uiRequire = createRequire(`${packageFolder('@pairwise/ui')}/package.json`);

const reactVersion = (packageName: string): string => {
  const manifest: unknown = uiRequire(`${packageName}/package.json`);
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error(`${packageName}/package.json has no version`);
};

const versionOf = (request: string): string => {
  if (request.startsWith('@pairwise/')) {
    return readManifest(packageFolder(request.split('/').slice(0, 2).join('/'))).version;
  }
  return reactVersion(reactModules[request] ?? request.split('/')[0] ?? request);
};

/** Returns the version of each shared module. By default the plugin would read it from the first importing package.json. */
export const sharedVersions = (development = false): Record<string, string> => {
  const requests = [...Object.keys(reactModules), ...facades, ...(development ? developmentModules : [])];
  return Object.fromEntries(requests.map((request) => [request, versionOf(request)]));
};

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager: boolean;
  import?: false;
}

/**
 * The federation plugin's `shared` option. The shell bundles every module and loads it with its entry (`eager`). A remote
 * bundles none (`import: false`), so the integrity plugin knows every chunk.
 */
export const shareScope = (role: 'shell' | 'remote', development = false): Record<string, SharedModule> => {
  const entries = Object.entries(sharedVersions(development)).map(([request, version]): [string, SharedModule] => [
    request,
    {
      singleton: true,
      strictVersion: true,
      version,
      requiredVersion: `^${version}`,
      eager: role === 'shell',
      ...(role === 'remote' && { import: false }),
    },
  ]);
  return Object.fromEntries(entries);
};
