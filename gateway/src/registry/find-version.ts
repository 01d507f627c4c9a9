import type { RegisteredVersion, RegistryDocument } from './document.ts';

/**
 * Returns a registered version; undefined when there is none. Names and versions may come from outside, so `constructor`
 * does not find an inherited property.
 */
export const findVersion = (
  { versions }: Pick<RegistryDocument, 'versions'>,
  name: string,
  version: string | undefined,
): RegisteredVersion | undefined => {
  const byVersion = Object.hasOwn(versions, name) ? versions[name] : undefined;
  return byVersion && version !== undefined && Object.hasOwn(byVersion, version) ? byVersion[version] : undefined;
};
