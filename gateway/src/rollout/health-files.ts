import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod/mini';

import type { MinuteHealth } from './minute-health.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/**
 * One hour of one version: a file `DATA_DIR/health/<name>@<version>@<hour>.json`, so that only a few files are
 * rewritten.
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

/** Versions that are kept. Beyond it the least recently reported ones are dropped. */
const KEPT_VERSIONS = 100;

export interface HealthFiles {
  /** Returns the hour of a version; a new one when there is none. */
  hour: (name: string, version: string, hour: number) => HourOfVersion;
  /** Returns all hours of a version, in no order. */
  hours: (name: string, version: string) => HourOfVersion[];
  /** Writes the hours that have changed and removes old ones. Never rejects, because health must not fail a request. */
  write: () => Promise<void>;
}

export interface HealthFilesOptions {
  dataDir: string;
  /** Returns the oldest time that is kept, in milliseconds since 1970. */
  oldest: () => number;
  warn: (message: string) => void;
}

/** Reads all hours into memory. A file that cannot be read is skipped with a warning. */
export const openHealthFiles = ({ dataDir, oldest, warn }: HealthFilesOptions): HealthFiles => {
  const folder = path.join(dataDir, 'health');
  mkdirSync(folder, { recursive: true });
  const byVersion = new Map<string, Map<number, HourOfVersion>>();
  const fileOf = ({ name, version, hour }: Pick<HourOfVersion, 'name' | 'version' | 'hour'>): string =>
    path.join(folder, `${name}@${version}@${hour}.json`);

  const hoursOf = (name: string, version: string): Map<number, HourOfVersion> => {
    const key = `${name}@${version}`;
    const known = byVersion.get(key) ?? new Map<number, HourOfVersion>();
    byVersion.set(key, known);
    return known;
  };

  for (const file of readdirSync(folder)) {
    const full = path.join(folder, file);
    if (!file.endsWith('.json')) {
      rmSync(full, { force: true, recursive: true });
      continue;
    }
    try {
      const hour = hourSchema.parse(JSON.parse(readFileSync(full, 'utf8')));
      hoursOf(hour.name, hour.version).set(hour.hour, { ...hour, changed: false });
    } catch (error) {
      warn(`${full} skipped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Removes from memory what is too old or too much, and returns it. */
  const removeOutdated = (): HourOfVersion[] => {
    const out: HourOfVersion[] = [];
    const lastHour = (hours: Map<number, HourOfVersion>): number => Math.max(0, ...hours.keys());
    const versions = [...byVersion].sort(([, a], [, b]) => lastHour(b) - lastHour(a));
    for (const [rank, [key, hours]] of versions.entries()) {
      for (const hour of hours.values()) {
        if (rank < KEPT_VERSIONS && (hour.hour + 1) * HOUR > oldest()) continue;
        hours.delete(hour.hour);
        out.push(hour);
      }
      if (hours.size === 0) byVersion.delete(key);
    }
    return out;
  };

  const writeHour = async (hour: HourOfVersion): Promise<void> => {
    const { changed: _, ...content } = hour;
    hour.changed = false;
    const temporary = path.join(folder, `.${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, JSON.stringify(content));
      await rename(temporary, fileOf(hour));
    } catch (error) {
      hour.changed = true;
      throw error;
    }
  };

  const write = async (): Promise<void> => {
    try {
      for (const hour of removeOutdated()) await rm(fileOf(hour), { force: true });
      const changed = [...byVersion.values()].flatMap((hours) => [...hours.values()]).filter((hour) => hour.changed);
      for (const hour of changed) await writeHour(hour);
    } catch (error) {
      warn(`health could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  // Sequential: two concurrent writes could end with the older content.
  let writing = Promise.resolve();
  return {
    hour: (name, version, hour) => {
      const hours = hoursOf(name, version);
      const found = hours.get(hour) ?? { name, version, hour, minutes: {}, messages: [], changed: false };
      hours.set(hour, found);
      return found;
    },
    hours: (name, version) => [...(byVersion.get(`${name}@${version}`)?.values() ?? [])],
    write: () => {
      writing = writing.then(write);
      return writing;
    },
  };
};
