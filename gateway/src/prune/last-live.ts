import type { AuditEntry } from '../registry/index.ts';

const versionIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  return typeof value.version === 'string' ? value.version : undefined;
};

const changedName = /^(?:pointers|rollouts)\/(.+)$/;

/** Returns the key of a version in the result of `lastLive`. */
export const keyOf = (name: string, version: string): string => `${name} ${version}`;

/**
 * Returns when each version was live for the last time, as the stable version or as a canary: the time of the change that ended
 * it, in milliseconds since 1970. Versions that are live now, or never were, may be missing.
 */
export const lastLive = (audit: readonly AuditEntry[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { at, difference } of audit) {
    for (const { path, before } of difference) {
      const [, name] = changedName.exec(path) ?? [];
      const version = versionIn(before);
      if (name !== undefined && version !== undefined) found.set(keyOf(name, version), Date.parse(at));
    }
  }
  return found;
};
