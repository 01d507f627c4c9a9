import { UsageError } from '@pairwise/command-line';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a parser of the id of something, such as `an attempt`. */
export const parseId =
  (what: string) =>
  (text: string): string => {
    if (!uuid.test(text)) throw new UsageError(`"${text}" is not the id of ${what}.`);
    return text;
  };

/** Parses the option `--reason`, which must not be empty. */
export const parseReasonText = (text: string): string => {
  if (text.trim() === '') throw new UsageError('--reason must not be empty.');
  return text.trim();
};
