import { createHash } from 'node:crypto';

import type { RegistryDocument, Rollout } from '../registry/document.ts';
import { placeInRollout, type Visitor } from './choose-version.ts';
import type { CountedParts } from './minute-health.ts';

/**
 * A visitor's arm in a running rollout. The audience of a step has two: those within its percentage get the canary, and the
 * others are the control. Chance alone decides between them, so they differ in nothing but the version.
 */
export interface Arm {
  /** The name that is rolled out. */
  name: string;
  /** Under which the arm's documents are counted, in place of a version. */
  key: string;
  /** The page is not counted among the pages of the name: it belongs to another name, or its visitor has counted. */
  beside?: true;
  /** Names the visitor, where each counts once. */
  visitor?: string;
}

/** An arm of a page that has reported. */
export interface ReportedArm extends Arm {
  /** What of the document counts among those that loaded the name; everything when missing. */
  parts?: CountedParts;
}

/** Returns the beginning of the keys of a rollout. Tickets have keys in them, which pages can read, so it is not the salt. */
export const armPrefix = (salt: string): string =>
  `arm.${createHash('sha256').update(`arm:${salt}`).digest('base64url').slice(0, 16)}.`;

/** Returns the key of an arm. With another percentage chance decides differently, so its documents are others. */
export const armKey = (salt: string, step: number, percent: number, arm: 'canary' | 'control'): string =>
  `${armPrefix(salt)}${step}.${percent}.${arm}`;

/** Returns the key under which all pages of an arm are counted, whether they loaded the name or not. */
export const pagesOf = (key: string): string => `${key}.pages`;

/** Returns what both arms of a step have in common, so that nothing which is decided by it depends on the arm. */
export const gameOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** Whether chance gives some of an audience the canary, and the others stable. */
export const hasControl = ({ percent }: { percent: number }): boolean => percent > 0 && percent < 100;

/** Returns the keys of the arms that are compared with each other; none without a control. */
export const comparedKeys = ({ salt, steps }: Pick<Rollout, 'salt' | 'steps'>) => {
  const compared = steps.flatMap(({ percent }, step) => (hasControl({ percent }) ? [{ percent, step }] : []));
  const keysOf = (arm: 'canary' | 'control') => compared.map(({ percent, step }) => armKey(salt, step, percent, arm));
  return { canary: keysOf('canary'), control: keysOf('control') };
};

/** Names a visitor of one rollout. A page may read it, so it is not the bucket. */
const visitorOf = (salt: string, bucket: string): string =>
  createHash('sha256').update(`visitor:${salt}:${bucket}`).digest('base64url').slice(0, 12);

export interface ArmPage {
  /** The versions that the page was made of: a canary that cannot run in its shell is not served. */
  served: readonly { name: string; version: string }[];
  /** The name whose page it is; undefined for a page of the shell. */
  owner: string | undefined;
}

type ArmOfVisitor = Pick<Required<Arm>, 'key' | 'visitor'>;

/** Whether a page counts where no single visitor must decide. */
export type IsIndependent = (arm: ArmOfVisitor) => boolean;

/** Returns what of a document counts where no single visitor must decide. */
export type PartsOf = (arm: ArmOfVisitor) => CountedParts;

/**
 * Returns the arms of a page: in the rollout of each name that it may load, because a widget can break the page of another
 * name. It is a page of the shell, and of the remote that owns it.
 * @param isIndependent not checked where one network may decide, as in a demo with one browser
 */
export const armsOf = (
  document: RegistryDocument,
  visitor: Visitor,
  { served, owner }: ArmPage,
  isIndependent: IsIndependent,
): Arm[] =>
  Object.entries(document.rollouts).flatMap(([name, { salt, version, haltOn }]): Arm[] => {
    const place = placeInRollout(document, name, visitor);
    if (!place) return [];
    const expected = place.canary ? version : document.pointers[name];
    if (!served.some((one) => one.name === name && one.version === expected)) return [];
    const key = armKey(salt, place.step, place.percent, place.canary ? 'canary' : 'control');
    const isOwn = name === 'shell' || name === owner;
    if ((haltOn.minNetworks ?? 1) <= 1) return [{ name, key, ...(!isOwn && { beside: true }) }];
    const arm = { name, key, visitor: visitorOf(salt, visitor.bucket) };
    return [isOwn && isIndependent(arm) ? arm : { ...arm, beside: true }];
  });

/** A report of a page, as far as its arms are concerned. */
interface Reporting {
  deployables: readonly { name: string }[];
  arms?: readonly ReportedArm[];
}

const loads = ({ deployables }: Reporting, { name }: Arm): boolean => deployables.some((one) => one.name === name);

/**
 * Returns the arms of a page's report. Which of its names a page loads is known only now, so only now the documents of a
 * visitor with the name can be counted.
 * @param earlier the report of the same page that this one replaces
 */
export const reportedArms = (
  arms: readonly Arm[],
  report: Reporting,
  earlier: Reporting | undefined,
  partsOf: PartsOf,
): ReportedArm[] =>
  arms.map((arm) => {
    const { key, visitor } = arm;
    if (visitor === undefined || !loads(report, arm)) return arm;
    const before = earlier && loads(earlier, arm) ? earlier.arms?.find((one) => one.key === key) : undefined;
    if (before) return before;
    return { ...arm, parts: partsOf({ key, visitor }) };
  });
