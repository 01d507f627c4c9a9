import { createRequire } from 'node:module';

import { packageFolder, readManifest } from './workspace.ts';

/** React, whole; by the package that carries the version. */
const reactModules: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/**
 * Our own thin packages. Never a library at its root: sharing one turns tree shaking off for it (the router alone
 * would grow from 14 to 62 KB). `shell/src/remotes/shared-modules.ts` imports each of these: a module the shell does
 * not import itself is not offered to the remotes.
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

/** Packages that a remote never bundles. */
export const sharedPackages: ReadonlySet<string> = new Set(facades.filter((name) => name.split('/').length === 2));

/** The packages of the two halves of this list that hold React live beside the shared ui. */
const uiRequire = createRequire(`${packageFolder('@pairwise/ui')}/package.json`);

const reactVersion = (packageName: string): string => {
  const manifest: unknown = uiRequire(`${packageName}/package.json`);
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error(`${packageName} has no version`);
};

const versionOf = (request: string): string => {
  if (request.startsWith('@pairwise/')) {
    return readManifest(packageFolder(request.split('/').slice(0, 2).join('/'))).version;
  }
  return reactVersion(reactModules[request] ?? request.split('/')[0] ?? request);
};

/** The versions are written out: left to itself the plugin reads them from whichever package.json imports first. */
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
 * The federation plugin's `shared`. The shell carries every module and has it at once (`eager`); a remote carries none
 * (`import: false`), which is also what lets the integrity plugin know every chunk.
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
