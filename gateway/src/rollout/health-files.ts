import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

import type { SharedFiles } from '../files/shared-files.ts';
import { type MinuteHealth, sumOf } from './minute-health.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * What one gateway counted in one hour of one version: a file `<name>@<version>@<hour>@<gateway>.json` of the folder `health`,
 * so that only a few files are rewritten and no two gateways write the same file.
 */
export interface HourOfVersion {
  name: string;
  version: string;
  /** Hours since 1970. */
  hour: number;
  /** By minute of the hour, `0` to `59`. */
  minutes: Record<string, MinuteHealth>;
  messages: { message: string; phase: 'load' | 'mount' | 'render' | 'script'; count: number; at: number }[];
  /** Since it was last written. */
  changed: boolean;
}

const count = z.number();
const histogram = z.array(count);
const minuteSchema: z.ZodMiniType<MinuteHealth> = z.object({
  shown: count,
  sessions: count,
  errorSessions: count,
  errorSessionsBy: z.object({ load: count, mount: count, render: count, script: count }),
  ready: histogram,
  lcp: histogram,
  inp: histogram,
  cls: histogram,
  networks: z.record(z.string(), count),
  // Missing in files that were written before groups were counted.
  groups: z.prefault(z.record(z.string(), z.object({ sessions: count, errorSessions: count, ready: histogram })), {}),
});
const hourSchema = z.object({
  name: z.string(),
  version: z.string(),
  hour: z.int(),
  minutes: z.record(z.string(), minuteSchema),
  messages: z.array(
    z.object({ message: z.string(), phase: z.enum(['load', 'mount', 'render', 'script']), count, at: count }),
  ),
});

/** Versions that are kept beside the live ones. Beyond it the least recently reported ones are dropped. */
const KEPT_VERSIONS = 100;

/** A report comes at most 12 hours late. Files of other gateways do not change after that. */
const CHANGES_FOR_HOURS = 13;

export interface HealthFiles {
  /** Returns the own hour of a version; a new one when there is none. */
  hour: (name: string, version: string, hour: number) => HourOfVersion;
  /** Returns all hours of a version, in no order. Each gateway that counted has its own. */
  hours: (name: string, version: string) => HourOfVersion[];
  /** Returns on how many days (UTC) a version was counted, each day once for each run of a gateway. */
  countedDays: (name: string, version: string) => number;
  /**
   * Writes the hours that have changed, reads those of other gateways, and removes old ones. Never rejects, because
   * health must not fail a request.
   */
  write: () => Promise<void>;
}

export interface HealthFilesOptions {
  files: SharedFiles;
  now: () => number;
  /** Returns the oldest time of a version that is kept, in milliseconds since 1970: `minutesMs` ago or earlier. */
  keptFrom: (name: string, version: string) => number;
  /** Returns when the rollout of a name began. What was before it and what came after are summed up separately. */
  beginOf: (name: string) => number | undefined;
  /** Period in which single minutes are kept, in milliseconds. Older hours of a running rollout are summed up. */
  minutesMs: number;
  /** Whether visitors get the version now. Live versions are never dropped for too many others. */
  isLive: (name: string, version: string) => boolean;
  warn: (message: string) => void;
  /** The first step of each write. When it fails, the others follow all the same. */
  beforeWrite?: (() => Promise<void>) | undefined;
}

interface ReadFile {
  /** Changes with every replacement of the file. */
  stamp: string;
  /** Undefined when the file cannot be read. */
  hour: HourOfVersion | undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const parseHour = (content: Uint8Array): HourOfVersion => ({
  ...hourSchema.parse(JSON.parse(Buffer.from(content).toString())),
  changed: false,
});

/** Deletes an entry of a version, and the version's map with its last entry. */
const deleteFrom = <Key>(byVersion: Map<string, Map<Key, unknown>>, version: string, key: Key): void => {
  const entries = byVersion.get(version);
  entries?.delete(key);
  if (entries?.size === 0) byVersion.delete(version);
};

const keyOf = (name: string, version: string): string => `${name}@${version}`;

/** Reads all hours into memory. A file that cannot be read is skipped with a warning. */
export const openHealthFiles = (options: HealthFilesOptions): HealthFiles => {
  const { files, now, keptFrom, beginOf, minutesMs, isLive, warn, beforeWrite = () => undefined } = options;
  /** New after each restart, because a program never continues the file of another. */
  const gateway = randomUUID().slice(0, 8);
  const own = new Map<string, Map<number, HourOfVersion>>();
  /** The files of other gateways and of earlier runs, by name of the file. */
  const others = new Map<string, ReadFile>();
  const othersByVersion = new Map<string, Map<string, HourOfVersion>>();
  const ownFile = ({ name, version, hour }: Pick<HourOfVersion, 'name' | 'version' | 'hour'>): string =>
    `${name}@${version}@${hour}@${gateway}.json`;
  const isOther = (file: string): boolean => file.endsWith('.json') && !file.endsWith(`@${gateway}.json`);

  const dropOther = (file: string): boolean => {
    const { hour } = others.get(file) ?? {};
    if (hour) deleteFrom(othersByVersion, keyOf(hour.name, hour.version), file);
    return others.delete(file);
  };

  const setOther = (file: string, read: ReadFile): void => {
    dropOther(file);
    others.set(file, read);
    if (!read.hour) return;
    const key = keyOf(read.hour.name, read.hour.version);
    const hours = othersByVersion.get(key) ?? new Map<string, HourOfVersion>();
    othersByVersion.set(key, hours.set(file, read.hour));
  };

  const parseOrWarn = (file: string, content: Uint8Array): HourOfVersion | undefined => {
    try {
      return parseHour(content);
    } catch (error) {
      warn(`${file} of ${files.place} skipped: ${messageOf(error)}`);
      return undefined;
    }
  };

  for (const { name, stamp, content } of files.atStart()) {
    if (isOther(name)) setOther(name, { stamp, hour: parseOrWarn(name, content) });
  }

  /** All hours, each with the name of its file. */
  const everything = function* (): Generator<[file: string, hour: HourOfVersion]> {
    for (const hours of own.values()) for (const hour of hours.values()) yield [ownFile(hour), hour];
    for (const [file, { hour }] of others) if (hour) yield [file, hour];
  };

  /** Versions that are kept: the live ones, and of the others those with the latest hours. */
  const keptVersions = (): Set<string> => {
    const last = new Map<string, { name: string; version: string; hour: number }>();
    for (const [, { name, version, hour }] of everything()) {
      const key = keyOf(name, version);
      last.set(key, { name, version, hour: Math.max(hour, last.get(key)?.hour ?? 0) });
    }
    if (last.size <= KEPT_VERSIONS) return new Set(last.keys());
    const live = [...last].filter(([, { name, version }]) => isLive(name, version));
    for (const [key] of live) last.delete(key);
    const latest = [...last].sort(([, one], [, other]) => other.hour - one.hour).slice(0, KEPT_VERSIONS);
    return new Set([...live, ...latest].map(([key]) => key));
  };

  const removeOutdated = async (): Promise<void> => {
    const kept = keptVersions();
    const minutesFrom = now() - minutesMs;
    const outdated = [...everything()].filter(([, { name, version, hour }]) => {
      if (!kept.has(keyOf(name, version))) return true;
      const end = (hour + 1) * HOUR;
      // The registry is read for the few old hours only.
      return end <= minutesFrom && end <= keptFrom(name, version);
    });
    for (const [file, { name, version, hour }] of outdated) {
      if (!dropOther(file)) deleteFrom(own, keyOf(name, version), hour);
      await files.remove(file);
    }
  };

  /** Sums up the minutes of old hours, so that a rollout of weeks takes little memory. */
  const sumUpOld = (): void => {
    const minutesFrom = now() - minutesMs;
    for (const [, hour] of everything()) {
      const end = (hour.hour + 1) * HOUR;
      if (end > minutesFrom || Object.keys(hour.minutes).length < 2) continue;
      // The first hour that is kept also has minutes from before it, and so has the one in which a rollout began.
      if (hour.hour * HOUR < keptFrom(hour.name, hour.version)) continue;
      const began = beginOf(hour.name);
      if (began !== undefined && Math.floor(began / HOUR) === hour.hour) continue;
      hour.minutes = { '0': sumOf(Object.values(hour.minutes)) };
      hour.changed = true;
    }
  };

  const writeHour = async (hour: HourOfVersion): Promise<void> => {
    const { changed: _, ...content } = hour;
    hour.changed = false;
    try {
      await files.write(ownFile(hour), JSON.stringify(content));
    } catch (error) {
      hour.changed = true;
      throw error;
    }
  };

  const writeOwn = async (): Promise<void> => {
    const changed = [...own.values()].flatMap((hours) => [...hours.values()]).filter((hour) => hour.changed);
    for (const hour of changed) await writeHour(hour);
    if (changed.length > 0) await files.sync();
  };

  const readOther = async (file: string): Promise<void> => {
    const known = others.get(file);
    if (known?.hour && known.hour.hour + CHANGES_FOR_HOURS < Math.floor(now() / HOUR)) return;
    const state = await files.state(file);
    if (known && known.stamp === state?.stamp) return;
    const content = state && (await files.read(file));
    // Another gateway has removed it.
    if (!content) dropOther(file);
    else setOther(file, { stamp: state.stamp, hour: parseOrWarn(file, content) });
  };

  const readOthers = async (): Promise<void> => {
    const names = (await files.names()).filter(isOther);
    for (const name of names) await readOther(name);
    const there = new Set(names);
    for (const file of others.keys()) if (!there.has(file)) dropOther(file);
  };

  const orWarn = async (step: () => void | Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      warn(`health could not be written: ${messageOf(error)}`);
    }
  };

  const write = async (): Promise<void> => {
    for (const step of [beforeWrite, sumUpOld, removeOutdated, writeOwn, readOthers]) await orWarn(step);
  };

  // Sequential: two concurrent writes could end with the older content.
  let writing = Promise.resolve();
  return {
    hour: (name, version, hour) => {
      const key = keyOf(name, version);
      const hours = own.get(key) ?? new Map<number, HourOfVersion>();
      own.set(key, hours);
      const found = hours.get(hour) ?? { name, version, hour, minutes: {}, messages: [], changed: false };
      hours.set(hour, found);
      return found;
    },
    hours: (name, version) => {
      const key = keyOf(name, version);
      return [...(own.get(key)?.values() ?? []), ...(othersByVersion.get(key)?.values() ?? [])];
    },
    countedDays: (name, version) => {
      const key = keyOf(name, version);
      const dayOf = ({ hour }: HourOfVersion): number => Math.floor((hour * HOUR) / DAY);
      const days = new Set([...(own.get(key)?.values() ?? [])].map((hour) => `${dayOf(hour)}`));
      for (const [file, hour] of othersByVersion.get(key) ?? []) days.add(`${dayOf(hour)} ${file.split('@').at(-1)}`);
      return days.size;
    },
    write: () => {
      writing = writing.then(write);
      return writing;
    },
  };
};
