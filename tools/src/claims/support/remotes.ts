import type { RegisteredVersion, RegistryDocument } from '@pairwise/gateway/registry';

/** Where a remote is seen, and by whom. */
export interface Seen {
  name: string;
  path: string;
  member: boolean;
}

export const liveVersion = ({ pointers, versions }: RegistryDocument, name: string): RegisteredVersion => {
  const version = versions[name]?.[pointers[name] ?? ''];
  if (!version) throw new Error(`${name} is not live`);
  return version;
};

/** An address of the route: optional parameters left out, the others filled with what nobody has; a token is 43 letters. */
export const addressOf = ({ path }: { path: string }): string =>
  path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(':token', 'x'.repeat(43))
    .replaceAll(/:\w+/g, 'nobody') || '/';

/** The first route of every live remote. */
export const remotesSeen = (document: RegistryDocument): Seen[] =>
  Object.keys(document.pointers)
    .filter((name) => name !== 'shell')
    .sort()
    .flatMap((name) => {
      const [route] = liveVersion(document, name).data?.routes ?? [];
      return route ? [{ name, path: addressOf(route), member: route.access !== 'visitors' }] : [];
    });
