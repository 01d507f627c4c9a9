import type { RegistryDocument } from '../registry/document.ts';
import { placeInRollout, type Visitor } from './choose-version.ts';

/**
 * A visitor's arm in a running rollout. The audience of a step has two: those within its percentage get the canary, and the
 * others are the control. Chance alone decides between them, so they differ in nothing but the version.
 */
export interface Arm {
  /** The name that is rolled out. */
  name: string;
  /** Under which the arm's documents are counted, in place of a version. */
  key: string;
}

/** Returns the beginning of the keys of a rollout. */
export const armPrefix = (salt: string): string => `arm.${salt}.`;

/** Returns the key of an arm. With another percentage chance decides differently, so its documents are others. */
export const armKey = (salt: string, step: number, percent: number, arm: 'canary' | 'control'): string =>
  `${armPrefix(salt)}${step}.${percent}.${arm}`;

/** Returns the key under which all pages of an arm are counted, whether they loaded the name or not. */
export const pagesOf = (key: string): string => `${key}.pages`;

export interface ArmPage {
  /** The versions that the page was made of: a canary that cannot run in its shell is not served. */
  served: readonly { name: string; version: string }[];
  /** The name whose page it is; undefined for a page of the shell. */
  owner: string | undefined;
}

/**
 * Returns the arms of a page: in the rollout of the shell, and in that of the remote whose page it is.
 * @param isFirst whether the visitor counts in a rollout; not asked where one network may decide, as in a demo with one browser
 */
export const armsOf = (
  document: RegistryDocument,
  visitor: Visitor,
  { served, owner }: ArmPage,
  isFirst: (salt: string, bucket: string) => boolean,
): Arm[] =>
  Object.entries(document.rollouts).flatMap(([name, { salt, version, haltOn }]) => {
    if (name !== 'shell' && name !== owner) return [];
    const place = placeInRollout(document, name, visitor);
    if (!place) return [];
    const expected = place.canary ? version : document.pointers[name];
    if (!served.some((one) => one.name === name && one.version === expected)) return [];
    if ((haltOn.minNetworks ?? 1) > 1 && !isFirst(salt, visitor.bucket)) return [];
    return [{ name, key: armKey(salt, place.step, place.percent, place.canary ? 'canary' : 'control') }];
  });
