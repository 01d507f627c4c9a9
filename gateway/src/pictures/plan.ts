import * as z from 'zod/mini';

import { plan as gatePlan } from '../publish/browser/plan.ts';
import { pictureId, picturedRoute } from './picture-schema.ts';

/** The widths of the pictures, and the heights of the windows. */
export const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

export type PictureWindow = (typeof windows)[number];

/** The task of the process that takes pictures, as JSON on its standard input. */
export const plan = z.object({
  ...z.pick(gatePlan, {
    dataDir: true,
    document: true,
    apiUrl: true,
    artifactStore: true,
    zones: true,
    https: true,
    host: true,
    name: true,
    version: true,
    account: true,
    chromium: true,
    isolation: true,
    timeMs: true,
  }).shape,
  /** The stable version; absent when nothing is stable. */
  against: z.exactOptional(z.string()),
  /** Folder of the files. It exists. */
  folder: z.string(),
  /** Known pictures of the stable version, by `keyOf`. */
  known: z.record(z.string(), z.object({ id: pictureId, height: z.int() })),
  /** Routes that are done, by `routeKey`: an earlier run was interrupted. */
  done: z.array(z.string()),
});

export type PicturesPlan = z.output<typeof plan>;

/** A plan before it is known how this machine can isolate the browser. */
export type PicturesTask = Omit<PicturesPlan, 'isolation'>;

/** One line of JSON on the standard output of that process: how many routes there are, then each route. */
export const progress = z.union([z.object({ all: z.int() }), z.object({ route: picturedRoute })]);

export type Progress = z.output<typeof progress>;

export const routeKey = ({ owner, path }: { owner: string; path: string }): string => `${owner} ${path}`;

/** Names the pictures of one address at one width. */
export const keyOf = (owner: string, address: string, width: number): string => `${owner} ${address} ${width}`;
