import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import type { MayWait } from '../database/may-wait.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import { writeOnce } from '../files/write-file.ts';
import type { Subscription } from './subscription.ts';

/*
 * How far a subscription has been delivered is a chain of numbered files, as the registry is. Each step is written as a
 * hard link to the next number, which succeeds for one of several gateways only. A gateway that is about to deliver
 * writes so, with the time until which no other one may deliver. When it ends before it has written the result, another
 * one repeats the delivery after that time. So there is no lock that a crash could leave behind.
 */

/** Steps that are kept, so that a gateway that has read an old one finds its next number taken. */
const KEPT_STEPS = 8;

export const progressSchema = z.object({
  /** Changes up to this revision are delivered, given up, or of no interest. */
  cursor: z.int(),
  /** Failed attempts of the delivery after the cursor. */
  attempts: z.int(),
  /** The delivery after the cursor that has failed, and why. */
  failing: z.exactOptional(z.object({ revision: z.int(), reason: z.string() })),
  delivered: z.exactOptional(z.object({ revision: z.int(), at: z.string() })),
  /** Deliveries that were given up, newest last. */
  failed: z.array(z.object({ revision: z.int(), at: z.string(), reason: z.string() })),
});

export type Progress = z.infer<typeof progressSchema>;

const fileSchema = z.extend(progressSchema, { notBefore: z.number() });

/** The progress of a subscription with the number of its step; 0 before the first. */
export interface Step {
  number: number;
  progress: Progress;
  /** No gateway delivers before this time, in milliseconds since 1970. */
  notBefore: number;
}

export interface ProgressStore {
  /** Returns the last step of a subscription. */
  read: (subscription: Subscription) => Step;
  /**
   * Claims the delivery after a step for so many milliseconds, and returns the step that says so; undefined when it is too early
   * for the delivery, or when another gateway has written that step.
   */
  claim: (subscription: Subscription, after: Step, forMs: number) => Step | undefined;
  /**
   * Writes the step after another one and returns it; undefined when another gateway has written that one. No gateway delivers
   * for `waitMs` from now on.
   */
  write: (subscription: Subscription, after: Step, progress: Progress, waitMs: number) => Step | undefined;
}

/** Progress that may be in a database. Its functions wait for it, and also throw DatabaseUnavailable. */
export type SharedProgress = { [Call in keyof ProgressStore]: MayWait<ProgressStore[Call]> };

/** Returns the step before the first delivery of a subscription. */
export const firstStep = ({ since }: Subscription): Step => ({
  number: 0,
  progress: { cursor: since, attempts: 0, failed: [] },
  notBefore: 0,
});

const stepFile = /^\d{8}\.json$/;
const fileOf = (number: number): string => `${String(number).padStart(8, '0')}.json`;

/** Opens the progress of subscriptions, `DATA_DIR/access/subscriptions/<id>/<step>.json`. */
export const openProgress = (dataDir: string, now: () => number = Date.now): ProgressStore => {
  const folderOf = ({ id }: Subscription): string => path.join(dataDir, 'access/subscriptions', id);

  /** Returns the numbers of the steps on disk, last one last. */
  const numbersIn = (folder: string): number[] => {
    try {
      return readdirSync(folder)
        .filter((file) => stepFile.test(file))
        .map((file) => Number(file.slice(0, 8)))
        .sort((a, b) => a - b);
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return [];
      throw error;
    }
  };

  const read: ProgressStore['read'] = (subscription) => {
    const folder = folderOf(subscription);
    const number = numbersIn(folder).at(-1) ?? 0;
    if (number === 0) return firstStep(subscription);
    try {
      const text = readFileSync(path.join(folder, fileOf(number)), 'utf8');
      const { notBefore, ...progress } = fileSchema.parse(JSON.parse(text));
      return { number, progress, notBefore };
    } catch (error) {
      // Others have written many steps in the meantime.
      if (isErrorCode(error, 'ENOENT')) return read(subscription);
      throw error;
    }
  };

  const write: ProgressStore['write'] = (subscription, after, progress, waitMs) => {
    const folder = folderOf(subscription);
    const number = after.number + 1;
    // The clock of another gateway may be slow, so that no wait is no time of this one.
    const notBefore = waitMs === 0 ? 0 : now() + waitMs;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const text = `${JSON.stringify({ ...progress, notBefore })}\n`;
    if (!writeOnce(path.join(folder, fileOf(number)), text, 0o600)) return undefined;
    const numbers = numbersIn(folder);
    for (const old of numbers.slice(0, -KEPT_STEPS)) rmSync(path.join(folder, fileOf(old)), { force: true });
    // This gateway was so slow that the file of this number had been deleted already.
    if (numbers.at(-1) !== number) return undefined;
    return { number, progress, notBefore };
  };

  return {
    read,
    claim: (subscription, after, forMs) =>
      after.notBefore > now() ? undefined : write(subscription, after, after.progress, forMs),
    write,
  };
};
