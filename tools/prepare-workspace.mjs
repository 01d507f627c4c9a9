/**
 * Installs the workspace of a bare checkout: gets the pinned package manager through npm, installs from the lockfile when
 * it has changed, and finds the Node that runs the project's sources.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says why the workspace cannot be installed. */
export class WorkspaceError extends Error {}

/** The first version of Node that runs TypeScript sources without a build. */
const oldestNode = [22, 18];

const manifests = (root) => {
  const folders = [
    '.',
    ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
      if (!entry.isDirectory() || entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
      if (entry.name !== 'shared') return [entry.name];
      return readdirSync(join(root, 'shared')).map((name) => join('shared', name));
    }),
  ];
  return folders.map((folder) => join(root, folder, 'package.json')).filter((file) => existsSync(file));
};

const installedState = (root) => {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests(root)]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
};

const install = (root) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing packages (first start, or the lockfile has changed) …');
  const began = Date.now();
  const result = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${packageManager}`,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, CI: 'true' } },
  );
  if (result.error !== undefined) throw new WorkspaceError(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) {
    const tail = `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-25).join('\n');
    throw new WorkspaceError(`The packages could not be installed:\n${tail}`);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
};

/** Returns the Node that runs the sources: the workspace's own where the registry has one, else the system's. */
const projectNode = (root) => {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  throw new WorkspaceError(
    `On ${process.platform}-${process.arch} the project runs on the system's Node, which must be ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
  );
};

/**
 * Installs what is missing and returns the path of the Node to use.
 * @param {string} root the checkout
 * @returns {string}
 * @throws {WorkspaceError} when Node is too old, or the packages cannot be installed
 */
export const prepareWorkspace = (root) => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new WorkspaceError(`Node 20 or newer is required; this is ${process.versions.node}.`);
  }
  const marker = join(root, 'node_modules/.installed-state');
  const state = installedState(root);
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== state) {
    install(root);
    writeFileSync(marker, state);
  }
  return projectNode(root);
};
