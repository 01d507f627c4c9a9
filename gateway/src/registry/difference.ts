import { canonicalJson } from './canonical-json.ts';
import type { AuditEntry, RegisteredVersion, RegistryDocument } from './document.ts';

type Difference = AuditEntry['difference'];
export type Comparable = Pick<
  RegistryDocument,
  'pointers' | 'history' | 'rollouts' | 'requests' | 'versions' | 'experiments' | 'shownVariants' | 'names' | 'bindings'
>;

const same = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);

/** Compares two records by key. `null` means that a key is missing. */
const byKey = (path: string, before: Readonly<Record<string, unknown>>, after: typeof before): Difference =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old = null, current = null] = [before[key], after[key]];
    return same(old, current) ? [] : [{ path: `${path}/${key}`, before: old, after: current }];
  });

/** Compares two versions. Of a new or a removed version only the key is listed: its content is in the document and in the store. */
const ofVersion = (
  path: string,
  before: RegisteredVersion | undefined,
  after: RegisteredVersion | undefined,
): Difference => {
  if (before === after) return [];
  if (!before || !after) return [{ path, before: before?.version ?? null, after: after?.version ?? null }];
  const facts = ({ status, checks, previewUntil }: RegisteredVersion) => ({ status, checks, previewUntil });
  return byKey(path, facts(before), facts(after));
};

const ofVersions = (before: RegistryDocument['versions'], after: RegistryDocument['versions']): Difference =>
  Object.keys(after).flatMap((name) => {
    const [old = {}, current = {}] = [before[name], after[name]];
    // A name that did not change has the identical object.
    if (old === current) return [];
    return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((version) =>
      ofVersion(`versions/${name}/${version}`, old[version], current[version]),
    );
  });

const versionsOf = (history: RegistryDocument['history']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(history).map(([name, periods]) => [name, periods.map(({ version }) => version)]));

const byId = (requests: RegistryDocument['requests']): Record<string, unknown> =>
  Object.fromEntries(requests.map((request) => [request.id, request]));

/** Returns what a change changed, by path: `pointers/mf-chat`, `versions/mf-chat/1.0.0-0a1b2c3d/status`. */
export const difference = (before: Comparable, after: Comparable): Difference => [
  ...byKey('pointers', before.pointers, after.pointers),
  ...byKey('history', versionsOf(before.history), versionsOf(after.history)),
  ...byKey('rollouts', before.rollouts, after.rollouts),
  ...byKey('requests', byId(before.requests), byId(after.requests)),
  ...byKey('experiments', before.experiments ?? {}, after.experiments ?? {}),
  ...byKey('shownVariants', before.shownVariants ?? {}, after.shownVariants ?? {}),
  ...byKey('names', before.names ?? {}, after.names ?? {}),
  ...byKey('bindings', before.bindings ?? {}, after.bindings ?? {}),
  ...ofVersions(before.versions, after.versions),
];
