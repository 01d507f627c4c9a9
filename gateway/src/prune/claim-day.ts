import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { MayWait } from '../database/may-wait.ts';
import { writeOnce } from '../files/write-file.ts';

/**
 * Claims a day in UTC, such as `2026-12-01`, for one of several gateways; false when it or a later one is claimed: the clock of this
 * machine may be slow. A gateway that ends after that leaves the rest of its work to the next day.
 */
export type ClaimDay = MayWait<(day: string) => boolean>;

const dayFile = /^\d{4}-\d\d-\d\d$/;

/** Returns the function that claims a day in a data directory: the first gateway that creates the file `prune/<day>` gets it. */
export const claimDayIn =
  (dataDir: string) =>
  (day: string): boolean => {
    const folder = path.join(dataDir, 'prune');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const claimed = readdirSync(folder).filter((file) => dayFile.test(file));
    if (claimed.some((file) => file > day) || !writeOnce(path.join(folder, day), '', 0o600)) return false;
    for (const file of claimed.filter((one) => one < day)) rmSync(path.join(folder, file), { force: true });
    return true;
  };
