import * as z from 'zod/mini';

/** What a part of the check found when it had no problem. */
export const partResult = z.object({
  /** Addresses whose screens were rendered. */
  rendered: z.array(z.string()),
  notes: z.array(z.string()),
  mounts: z.int(),
  /** Calls to the api that the code of the candidate made. */
  calls: z.array(z.string()),
  /** Names of the candidate's widgets that its pages loaded. */
  widgets: z.array(z.string()),
});

export type PartResult = z.output<typeof partResult>;

/** A part without a problem, and the files of the version that its pages requested. */
export const finishedPart = z.object({ part: z.string(), files: z.array(z.string()), result: partResult });

export type FinishedPart = z.output<typeof finishedPart>;

/**
 * The parts of a check: a visit in a language, that of a member as well, repeated mounts, the visit of the other browser,
 * and the widgets in a page that is not the candidate's.
 */
export type PartKind = 'visit' | 'member' | 'mounts' | 'later' | 'widgets';

/** Names a part: `visit en /chats`. */
export const partOf = (kind: PartKind, language: string, route: string): string => `${kind} ${language} ${route}`;

/** Returns what the name of a part says. */
export const placeOfPart = (part: string): { kind: string; language: string; route: string } => {
  const [kind = '', language = '', ...route] = part.split(' ');
  return { kind, language, route: route.join(' ') };
};
