import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import { ControlError } from './control-error.ts';

/**
 * Returns a version that an address names.
 * @throws {ControlError} `unknown_name`, `unknown_version`
 */
export const registeredVersion = (
  { versions }: Pick<RegistryDocument, 'versions'>,
  name: string,
  version: string,
): RegisteredVersion => {
  const byVersion = Object.hasOwn(versions, name) ? versions[name] : undefined;
  if (!byVersion) throw new ControlError('unknown_name', 'Nothing has been published under this name.');
  const found = Object.hasOwn(byVersion, version) ? byVersion[version] : undefined;
  if (!found) throw new ControlError('unknown_version', `${name} has no version ${version}.`);
  return found;
};
