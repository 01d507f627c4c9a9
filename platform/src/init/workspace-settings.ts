/** Packages with a script after their installation, and whether it runs. pnpm refuses to install with an open question. */
const builds = { '@parcel/watcher': false, '@swc/core': true, 'core-js-pure': false, sharp: false };

const mapping = (key: string, values: Readonly<Record<string, string | boolean>>): string =>
  `${key}:\n${Object.entries(values)
    .map(([name, value]) => `  '${name}': ${value}\n`)
    .join('')}`;

/**
 * Returns the pnpm-workspace.yaml of a repository.
 * @param packages where packages of the platform are, by name, when they do not come from a registry:
 *   `file:packages/pairwise-ui-0.1.0.tgz`
 */
export const workspaceSettings = (packages: Readonly<Record<string, string>> = {}): string =>
  (Object.keys(packages).length > 0 ? mapping('overrides', packages) : '') + mapping('allowBuilds', builds);
