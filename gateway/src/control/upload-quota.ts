import type { Token } from '../access/index.ts';
import { bytesOf } from '../builds/build-files.ts';
import type { RegistryDocument } from '../registry/document.ts';
import { formatTime } from '../registry/format-time.ts';
import { ControlError } from './control-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MB = 1024 * 1024;

export interface UploadQuotaOptions {
  current: () => RegistryDocument;
  /** What each team may upload within 24 hours. */
  bytesPerDay: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts an upload of a team until it is registered.
 * @returns a function that ends the count
 * @throws {ControlError} `quota_exceeded` with the time at which there is room for it
 */
export type AdmitUpload = (token: Pick<Token, 'team'>, bytes: number) => () => void;

interface Upload {
  at: number;
  bytes: number;
}

/** Returns when the oldest uploads no longer count, so that there is room; undefined when there never is. */
const roomAt = (uploads: readonly Upload[], missing: number): number | undefined => {
  let freed = 0;
  return uploads.toSorted((one, other) => one.at - other.at).find(({ bytes }) => (freed += bytes) >= missing)?.at;
};

const inMb = (bytes: number): string => `${Math.ceil(bytes / MB).toLocaleString('en')} MB`;

/**
 * Limits what a team uploads, so that none fills the disk of all. The registry has the uploads of the last 24 hours, so the
 * quota survives a restart. Uploads that have begun count, too; only other gateways do not know those.
 */
export const uploadQuota = ({ current, bytesPerDay, now }: UploadQuotaOptions): AdmitUpload => {
  const receiving = new Map<string, number>();

  const recentOf = (team: string): Upload[] =>
    Object.values(current().versions)
      .flatMap((versions) => Object.values(versions))
      .filter(({ publishedBy }) => publishedBy.startsWith(`${team}/`))
      .map((version) => ({ at: Date.parse(version.publishedAt), bytes: bytesOf(version.files) }))
      .filter(({ at }) => at > now() - DAY_MS);

  return ({ team }, bytes) => {
    const uploads = recentOf(team);
    const used = uploads.reduce((sum, upload) => sum + upload.bytes, receiving.get(team) ?? 0);
    if (used + bytes > bytesPerDay) {
      const freeAt = roomAt(uploads, used + bytes - bytesPerDay);
      const when =
        freeAt === undefined
          ? ''
          : ` There is room for it at ${formatTime(new Date(freeAt + DAY_MS).toISOString())} UTC.`;
      throw new ControlError(
        'quota_exceeded',
        `Team ${team} may upload ${inMb(bytesPerDay)} in 24 hours and has uploaded ${inMb(used)}; this version has ${inMb(bytes)}.${when}`,
      );
    }
    receiving.set(team, (receiving.get(team) ?? 0) + bytes);
    let isCounted = true;
    return () => {
      if (isCounted) receiving.set(team, (receiving.get(team) ?? 0) - bytes);
      isCounted = false;
    };
  };
};
