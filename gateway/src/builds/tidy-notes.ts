import type { VersionNotes } from '@pairwise/contracts/console';

/** The longest notes, in characters. */
export const noteLimits: Readonly<Record<keyof VersionNotes, number>> = {
  label: 60,
  subject: 200,
  author: 100,
  why: 500,
};

/** A character that would break the line, or make a text look like another one in a list. */
const invisible = String.raw`[\p{Cc}\p{Bidi_Control}]`;

/** Whether this is one line of plain text without spaces around it. */
export const isPlainLine = (text: string): boolean => text.trim() === text && !new RegExp(invisible, 'u').test(text);

/**
 * Makes valid notes of texts from anywhere, such as the message of a commit: invisible characters become spaces, long texts
 * are cut, and empty ones are left out.
 */
export const tidyNotes = (given: { [Part in keyof VersionNotes]: string | undefined }): VersionNotes =>
  Object.fromEntries(
    Object.entries(noteLimits).flatMap(([part, limit]) => {
      const text = given[part as keyof VersionNotes]?.replaceAll(new RegExp(invisible, 'gu'), ' ').trim();
      return text ? [[part, text.slice(0, limit).trim()]] : [];
    }),
  );
