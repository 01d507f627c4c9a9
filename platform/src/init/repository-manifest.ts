import { MfeError } from '@pairwise/gateway/cli';

import type { RemoteName } from '../create/index.ts';
import type { Manifest } from '../repository/read-manifest.ts';

/** What the code of a remote imports. */
const dependencies = [
  '@pairwise/api-client',
  '@pairwise/contracts',
  '@pairwise/i18n',
  '@pairwise/remote',
  '@pairwise/router',
  '@pairwise/ui',
  'react',
  'react-dom',
];

/** What builds and tests it. */
const devDependencies = [
  '@pairwise/platform',
  '@pairwise/testing',
  '@pairwise/webpack',
  '@swc/core',
  '@swc/jest',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
];

/** The platform names its compiler by an alias, beside an older one. */
const aliases: Readonly<Record<string, string>> = { typescript: 'typescript7' };

const PLATFORM = '@pairwise/platform';

/**
 * Returns the version with which the platform was packed: `npm:typescript@7.0.2` is 7.0.2. Exact versions keep a repository
 * on what the platform is tested with.
 * @throws {MfeError} in a checkout, whose versions are in its workspace
 */
const versionOf = (name: string, platform: Manifest): string => {
  const known: Record<string, string | undefined> = {
    ...platform.dependencies,
    ...platform.devDependencies,
    [PLATFORM]: platform.version,
  };
  const version = known[aliases[name] ?? name]?.replace(/^npm:.*@/, '');
  if (version !== undefined && /^\d/.test(version)) return version;
  throw new MfeError(
    `@pairwise/platform does not name a version of ${name}. Use the packed files: \`npm run platform -- pack FOLDER\`.`,
  );
};

/**
 * Creates the package.json of a repository: the fields of the existing one, and over them what a remote needs.
 * @param existing the package.json of the folder, or an empty object
 * @param platform the package.json of `@pairwise/platform`
 */
export const repositoryManifest = ({ name }: RemoteName, existing: Manifest, platform: Manifest) => {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, versionOf(dependency, platform)]));
  return {
    ...existing,
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './remote.ts' },
    engines: { node: '>=24' },
    scripts: { ...existing.scripts, build: 'mfe build', check: 'mfe check', types: 'tsc -p .', test: 'jest' },
    dependencies: { ...existing.dependencies, ...versions(dependencies) },
    devDependencies: { ...existing.devDependencies, ...versions(devDependencies) },
    pairwise: { budgets: { entryBr: 16_000, routeBr: 60_000 } },
  };
};
