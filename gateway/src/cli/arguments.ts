import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

import type { HaltRule, RolloutStep } from '@pairwise/contracts/console';
import { isLanguage } from '@pairwise/contracts/languages';

import { MfeError } from './mfe-error.ts';

/** A command that was not understood. */
export const usageError = (message: string): MfeError => new MfeError(message, 2);

/**
 * Splits what was typed into words and flags.
 * @throws {MfeError} for unknown flags, flags without their value, and a wrong number of words
 */
export const readArguments = <Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, words, options }: { usage: string; words: [least: number, most: number]; options: Options },
) => {
  const wrong = (problem: string): never => {
    throw usageError(`${problem}\nusage: npm run mfe -- ${usage}`);
  };
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  let read: ReturnType<typeof parse> | undefined;
  try {
    read = parse();
  } catch (error) {
    return wrong(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
  const [least, most] = words;
  if (read.positionals.length < least) return wrong('Something is missing.');
  if (read.positionals.length > most) return wrong('That is one word too many.');
  return { words: read.positionals, flags: read.values };
};

const list = (text: string): string[] => text.split(',').map((part) => part.trim());

/** 0 to 100, with or without the sign. */
export const readPercent = (text: string): number => {
  const percent = Number(text.replace(/\s*%$/, ''));
  if (text.trim() === '' || !(percent >= 0 && percent <= 100)) {
    throw usageError(`${text} is not a percentage from 0 to 100.`);
  }
  return percent;
};

export const audienceOptions = {
  country: { type: 'string' },
  language: { type: 'string' },
  niche: { type: 'string' },
  staff: { type: 'boolean' },
  everybody: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

export const audienceUsage = '[--country NL,BE] [--language nl] [--niche 1] [--staff] [--everybody]';

/** `nl,BE`, as `NL` and `BE`. */
export const readCountries = (text: string): string[] => {
  const countries = list(text).map((code) => code.toUpperCase());
  if (countries.every((code) => /^[A-Z]{2}$/.test(code))) return countries;
  throw usageError(`--country takes codes of two letters, such as NL or BE, not ${text}.`);
};

/**
 * What stands in the log for ever is said by who changes what is live, not made up.
 * @throws {MfeError} when `--why` is missing or empty
 */
export const readWhy = (why: string | undefined, usage: string): string => {
  const said = why?.trim() ?? '';
  if (said !== '' && said.length <= 500) return said;
  const problem = said === '' ? 'Say why: --why "…" stands in the log for good.' : '--why takes 500 letters at most.';
  throw usageError(`${problem}\nusage: npm run mfe -- ${usage}`);
};

interface AudienceFlags {
  country?: string | undefined;
  language?: string | undefined;
  niche?: string | undefined;
  staff?: boolean | undefined;
  everybody?: boolean | undefined;
}

/** Whom a canary is for: everybody when that is said; undefined when nothing is said of it. */
export const readAudience = (flags: AudienceFlags): RolloutStep['audience'] | undefined => {
  const { country, language, niche, staff, everybody } = flags;
  const audience: RolloutStep['audience'] = {};
  if (country !== undefined) audience.countries = readCountries(country);
  if (language !== undefined) {
    audience.languages = list(language).map((code) => {
      if (isLanguage(code)) return code;
      throw usageError(`The product does not speak ${code}.`);
    });
  }
  if (niche !== undefined) {
    audience.niches = list(niche).map(Number);
    if (!audience.niches.every((number) => Number.isInteger(number) && number >= 1 && number <= 7)) {
      throw usageError(`--niche takes numbers from 1 to 7, not ${niche}.`);
    }
  }
  if (staff === true) audience.staff = true;
  const isNarrow = Object.keys(audience).length > 0;
  if (everybody === true && isNarrow) throw usageError('--everybody goes with no other audience.');
  return isNarrow || everybody === true ? audience : undefined;
};

export const haltOptions = {
  'min-sessions': { type: 'string' },
  'error-delta': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** When the canary is taken back by itself; undefined leaves it to the gateway. */
export const readHaltRule = (flags: {
  'min-sessions'?: string | undefined;
  'error-delta'?: string | undefined;
}): HaltRule | undefined => {
  const { 'min-sessions': sessions, 'error-delta': delta } = flags;
  if (sessions === undefined && delta === undefined) return undefined;
  const rule = {
    minSessions: Number(sessions ?? 500),
    errorRateDelta: delta === undefined ? 0.01 : readPercent(delta) / 100,
  };
  if (!Number.isInteger(rule.minSessions) || rule.minSessions < 1) {
    throw usageError('--min-sessions takes a whole number from 1.');
  }
  return rule;
};
