import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Remote, RemoteData } from '@pairwise/contracts/remote';

const isRemote = (value: unknown): value is Remote =>
  typeof value === 'object' && value !== null && 'screens' in value && 'routes' in value && 'messages' in value;

/** Imports a remote's `remote.ts`. Its lazy imports are not called, so no component code runs. */
export const importRemote = async (folder: string, version: string): Promise<Remote> => {
  const address = `${pathToFileURL(path.join(folder, 'remote.ts')).href}?version=${version}`;
  const module: unknown = await import(address);
  const remote: unknown = typeof module === 'object' && module && 'remote' in module ? module.remote : undefined;
  if (!isRemote(remote)) throw new Error(`${folder}/remote.ts has no export \`remote\`. Create it with defineRemote.`);
  return remote;
};

/** Returns the part of a remote that is published as data. */
export const remoteData = (remote: Remote): RemoteData => ({
  name: remote.name,
  contracts: remote.contracts,
  routes: remote.routes,
  widgets: (remote.widgets ?? []).map(({ slot, name }) => ({ slot, name })),
});
