import type { RegisteredVersion, RegistryDocument } from '@pairwise/gateway/registry';

/** A page of a remote, and whether it is for members only. */
export interface RemoteRoute {
  name: string;
  path: string;
  member: boolean;
}

export const liveVersion = ({ pointers, versions }: RegistryDocument, name: string): RegisteredVersion => {
  const version = versions[name]?.[pointers[name] ?? ''];
  if (!version) throw new Error(`${name} is not live.`);
  return version;
};

/** Returns an address of a route, without optional parameters and with values that do not exist; a token has 43 letters. */
export const addressOf = ({ path }: { path: string }): string =>
  path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(':token', 'x'.repeat(43))
    .replaceAll(/:\w+/g, 'nobody') || '/';

/** Lists the first route of every live remote. */
export const listRemotes = (document: RegistryDocument): RemoteRoute[] =>
  Object.keys(document.pointers)
    .filter((name) => name !== 'shell')
    .sort()
    .flatMap((name) => {
      const [route] = liveVersion(document, name).data?.routes ?? [];
      return route ? [{ name, path: addressOf(route), member: route.access !== 'visitors' }] : [];
    });
