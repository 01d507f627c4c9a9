import type { Binding } from '@pairwise/contracts/binding';

import type { ChangeStamp } from './changes.ts';
import type { Content, RegisteredName } from './document.ts';
import { ownValue } from './own-value.ts';
import { RegistryError } from './registry-error.ts';

/** A name and the team that owns it. */
export interface NameOf {
  name: string;
  team: string;
}

/** A name to register, with the zones and slots that it is bound to. */
export interface NewName extends NameOf {
  binding: Binding;
}

/** Returns the registration of a name; undefined when it was not registered. */
export const registrationOf = ({ names }: Pick<Content, 'names'>, name: string): RegisteredName | undefined =>
  ownValue(names, name);

const lettersOf = (name: string): string => name.replaceAll('-', '');

/**
 * Registers a name for a team.
 * @throws {RegistryError} `exists` when it is registered or published already, or differs from such a name by hyphens alone
 */
export const withName = (content: Content, { name, team }: NameOf, { who, at }: ChangeStamp): Content => {
  const found = registrationOf(content, name);
  if (found) throw new RegistryError('exists', `${name} is registered already: it belongs to team ${found.team}`);
  if (Object.hasOwn(content.versions, name)) {
    throw new RegistryError('exists', `${name} is published already. Choose another name`);
  }
  // A person who reads one of them would take it for the other.
  const known = [...Object.keys(content.names ?? {}), ...Object.keys(content.versions)];
  const alike = known.find((one) => lettersOf(one) === lettersOf(name));
  if (alike !== undefined) {
    throw new RegistryError('exists', `${name} differs from ${alike} by hyphens alone. Choose another name`);
  }
  return { ...content, names: { ...content.names, [name]: { team, at, by: who } } };
};

/**
 * Returns the registration of a name whose team may get a token over the control API: until the first version is published. Later
 * the token could change what is live, which the right to operate the platform does not allow.
 * @throws {RegistryError} `unknown_name` when it was not registered, `exists` when something is published under it
 */
export const unpublishedName = (content: Content, name: string): RegisteredName => {
  const found = registrationOf(content, name);
  if (!found) throw new RegistryError('unknown_name', `${name} is not registered`);
  if (Object.hasOwn(content.versions, name)) {
    throw new RegistryError(
      'exists',
      `${name} is published already, so its tokens are created on the machine of the gateway: ` +
        `npm run mfe -- token create --team "${found.team}" --for ${name} …`,
    );
  }
  return found;
};
