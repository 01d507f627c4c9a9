import type { Zone } from '@pairwise/contracts/remote';

import type { RegisteredVersion, RegistryDocument } from '../../registry/index.ts';

/**
 * Returns the document as if the candidate were live for everyone, without a fallback, so that failures become visible.
 */
export const candidateView = (document: RegistryDocument, name: string, version: string): RegistryDocument => {
  const candidate = document.versions[name]?.[version];
  if (!candidate) return document;
  const verified: RegisteredVersion = { ...candidate, status: 'verified' };
  return {
    ...document,
    pointers: { ...document.pointers, [name]: version },
    history: {},
    rollouts: {},
    versions: { ...document.versions, [name]: { ...document.versions[name], [version]: verified } },
  };
};

const inZone = (version: RegisteredVersion, zone: Zone): RegisteredVersion =>
  version.data
    ? { ...version, data: { ...version.data, routes: version.data.routes.map((route) => ({ ...route, zone })) } }
    : version;

/**
 * Returns the document with all routes in the zone of the shell's own screen. Between zones the browser loads a
 * document, so a remote that has a zone of its own would never be unmounted.
 */
export const oneZoneView = (document: RegistryDocument): RegistryDocument => ({
  ...document,
  versions: Object.fromEntries(
    Object.entries(document.versions).map(([name, byVersion]) => [
      name,
      Object.fromEntries(Object.entries(byVersion).map(([version, value]) => [version, inZone(value, 'app')])),
    ]),
  ),
});
