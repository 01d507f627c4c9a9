import { type Options, UsageError } from '@pairwise/command-line';
import type { HaltRule, RampPlan, RolloutStep } from '@pairwise/contracts/console';
import { isLanguage, type Language, languages } from '@pairwise/contracts/languages';
import { type Slot, slots, type Zone, zones } from '@pairwise/contracts/remote';

import { type Action, actions, teamActions } from '../access/action.ts';
import { isPlainLine, noteLimits } from '../builds/tidy-notes.ts';

const MAX_REASON = noteLimits.why;

/** Splits `a, b` into its parts. */
export const parseList = (text: string): string[] => text.split(',').map((part) => part.trim());

const isAction = (text: string): text is Action => actions.some((action) => action === text);

/** Parses the actions of a token; `all` is everything that a team does with its own name. */
export const parseActions = (text: string): Action[] =>
  text === 'all'
    ? [...teamActions]
    : parseList(text).map((word) => {
        if (isAction(word)) return word;
        throw new UsageError(
          `Unknown action: "${word}". Actions: ${actions.join(', ')}; "all" is all but approve, bind and operate.`,
        );
      });

/** Returns a function that parses words of a list; `none` is no word. */
const parseWords =
  <Word extends string>(option: string, words: readonly Word[]) =>
  (text: string): Word[] =>
    text === 'none'
      ? []
      : parseList(text).map((typed) => {
          const found = words.find((word) => word === typed);
          if (found !== undefined) return found;
          throw new UsageError(`${option} takes ${words.join(', ')} or none, not "${typed}".`);
        });

const parseZones: (text: string) => Zone[] = parseWords('--zones', zones);
const parseSlots: (text: string) => Slot[] = parseWords('--slots', slots);

/** The zones and slots that a name is bound to. */
export const bindingOptions = {
  zones: {
    type: 'string',
    placeholder: 'site,app',
    summary: 'The zones that its routes may be in; of a new name by default app.',
    parse: parseZones,
  },
  slots: {
    type: 'string',
    placeholder: 'modal,…|none',
    summary: 'The slots that its widgets may fill; of a new name by default none.',
    parse: parseSlots,
  },
} as const satisfies Options;

/** Parses a percentage from 0 to 100, with or without the sign. */
export const parsePercent = (text: string): number => {
  const percent = Number(text.replace(/\s*%$/, ''));
  if (text.trim() === '' || !(percent >= 0 && percent <= 100)) {
    throw new UsageError(`"${text}" is not a percentage from 0 to 100.`);
  }
  return percent;
};

/** Parses country codes: `nl,BE` becomes `NL` and `BE`. */
export const parseCountries = (text: string): string[] => {
  const countries = parseList(text).map((code) => code.toUpperCase());
  if (countries.every((code) => /^[A-Z]{2}$/.test(code))) return countries;
  throw new UsageError(`--country takes country codes of two letters, such as NL or NL,BE, not "${text}".`);
};

const parseLanguages = (text: string): Language[] =>
  parseList(text).map((code) => {
    if (isLanguage(code)) return code;
    throw new UsageError(`--language takes ${languages.join(', ')}, not "${code}".`);
  });

const parseNiches = (text: string): number[] => {
  const niches = parseList(text).map(Number);
  if (niches.every((number) => Number.isInteger(number) && number >= 1 && number <= 7)) return niches;
  throw new UsageError(`--niche takes numbers from 1 to 7, not "${text}".`);
};

const parseReason = (text: string): string => {
  const reason = text.trim();
  if (reason === '') throw new UsageError('--why takes a reason. The audit log keeps it for ever.');
  if (reason.length > MAX_REASON) throw new UsageError(`--why takes at most ${MAX_REASON} characters.`);
  return reason;
};

/** The reason for a change. It is required, because the audit log keeps it for ever. */
export const whyOption = {
  why: {
    type: 'string',
    placeholder: '"REASON"',
    required: true,
    summary: 'The reason; the audit log keeps it.',
    parse: parseReason,
  },
} as const satisfies Options;

const parseLabel = (text: string): string => {
  const label = text.trim();
  if (label !== '' && label.length <= noteLimits.label && isPlainLine(label)) return label;
  throw new UsageError(`--label takes one line of at most ${noteLimits.label} characters.`);
};

/** A short name for a version, which lists show. */
export const labelOption = {
  label: {
    type: 'string',
    placeholder: '"NEW PRICES"',
    summary: 'A short name for the version; lists show it.',
    parse: parseLabel,
  },
} as const satisfies Options;

/** The revision that a change is made for, so that it is not made to another state than the person has read. */
export const revisionOption = {
  revision: {
    type: 'integer',
    placeholder: '41',
    min: 0,
    summary: 'The revision you have read, as `list` prints it; by default the current one.',
  },
} as const satisfies Options;

/** Returns the arguments of a command without `--revision` and its value. */
export const withoutRevision = (args: readonly string[]): string[] =>
  args.filter((arg, index) => !/^--revision(=|$)/.test(arg) && args[index - 1] !== '--revision');

const parseRoutes = (text: string): string[] => {
  const routes = parseList(text);
  if (routes.every((route) => route.startsWith('/'))) return routes;
  throw new UsageError(`--lose-routes takes addresses that start with a slash, such as /old,/older, not "${text}".`);
};

/** The live addresses that a version lacks, so that no address is lost by mistake. */
export const loseRoutesOption = {
  'lose-routes': {
    type: 'string',
    placeholder: '/old,/older',
    summary: 'The live addresses that this version lacks. Losing / also needs a second person.',
    parse: parseRoutes,
  },
} as const satisfies Options;

/** The running canary of another version, so that none is ended by mistake. */
export const replaceCanaryOption = {
  'replace-canary': { type: 'boolean', summary: 'Ends the canary of another version that is running.' },
} as const satisfies Options;

/** The audience of a canary. */
export const audienceOptions = {
  country: {
    type: 'string',
    placeholder: 'NL,BE',
    summary: 'Only visitors from these countries.',
    parse: parseCountries,
  },
  language: {
    type: 'string',
    placeholder: 'nl',
    summary: 'Only visitors with these languages.',
    parse: parseLanguages,
  },
  niche: { type: 'string', placeholder: '1,2', summary: 'Only visitors of these niches, 1 to 7.', parse: parseNiches },
  staff: { type: 'boolean', summary: 'Only signed-in staff.' },
  everyone: { type: 'boolean', summary: 'All visitors; changes the audience of a running canary back to everyone.' },
} as const satisfies Options;

interface AudienceInput {
  country: string[] | undefined;
  language: Language[] | undefined;
  niche: number[] | undefined;
  staff: boolean;
  everyone: boolean;
}

/** Returns the audience of a canary; an empty one for `--everyone`, undefined when no option names one. */
export const readAudience = ({
  country,
  language,
  niche,
  staff,
  everyone,
}: AudienceInput): RolloutStep['audience'] | undefined => {
  const audience: RolloutStep['audience'] = {
    ...(country && { countries: country }),
    ...(language && { languages: language }),
    ...(niche && { niches: niche }),
    ...(staff && { staff }),
  };
  const isNarrow = Object.keys(audience).length > 0;
  if (everyone && isNarrow) throw new UsageError('--everyone cannot be combined with another audience.');
  return isNarrow || everyone ? audience : undefined;
};

/** The rule that rolls a canary back automatically. */
export const haltOptions = {
  'min-sessions': {
    type: 'integer',
    placeholder: '500',
    min: 1,
    summary: 'Reports before a verdict on a canary with 100 %; with less, the verdict follows once it is certain.',
  },
  'error-delta': {
    type: 'string',
    placeholder: '1',
    summary: 'Percentage points by which errors, or pages that never report, may exceed those of the stable version.',
    parse: parsePercent,
  },
} as const satisfies Options;

interface HaltInput {
  'min-sessions': number | undefined;
  'error-delta': number | undefined;
}

/** Returns what the options say of the rule that rolls a canary back automatically; undefined when none names a part of it. */
export const readHaltRule = ({
  'min-sessions': minSessions,
  'error-delta': errorDelta,
}: HaltInput): Partial<HaltRule> | undefined =>
  minSessions === undefined && errorDelta === undefined
    ? undefined
    : {
        ...(minSessions !== undefined && { minSessions }),
        ...(errorDelta !== undefined && { errorRateDelta: errorDelta / 100 }),
      };

const DEFAULT_HOLD_MINUTES = 60;
const MAX_HOLD_MINUTES = 60 * 24 * 30;

const parsePercents = (text: string): number[] => parseList(text).map(parsePercent);

/** Parses a time of this computer's clock, or one with a time zone. Returns it as ISO 8601 in UTC. */
const parseTime = (text: string): string => {
  const time = Date.parse(text);
  if (!Number.isNaN(time) && /^\d{4}-\d\d-\d\d/.test(text)) return new Date(time).toISOString();
  throw new UsageError(`--not-before takes a time such as 2026-12-01T06:00 or 2026-12-01T06:00Z, not "${text}".`);
};

/** The percentages that a canary reaches by itself. */
export const rampOptions = {
  ramp: {
    type: 'string',
    placeholder: '10,50,100',
    summary: 'Percentages that the canary reaches by itself while it is proven healthy.',
    parse: parsePercents,
  },
  hold: {
    type: 'integer',
    placeholder: '60',
    min: 1,
    max: MAX_HOLD_MINUTES,
    summary: `Minutes at each percentage of the ramp, at least; ${DEFAULT_HOLD_MINUTES} by default.`,
  },
  'not-before': {
    type: 'string',
    placeholder: '2026-12-01T06:00',
    summary: 'The ramp waits for this time; a canary with 0 % then starts.',
    parse: parseTime,
  },
} as const satisfies Options;

interface RampInput {
  ramp: number[] | undefined;
  hold: number | undefined;
  'not-before': string | undefined;
}

/** Returns the ramp of a canary that starts with a percentage; undefined when no option names one. */
export const readRamp = (
  { ramp, hold, 'not-before': notBefore }: RampInput,
  percent: number | undefined,
): RampPlan | undefined => {
  if (ramp === undefined) {
    if (hold === undefined && notBefore === undefined) return undefined;
    throw new UsageError('--hold and --not-before need --ramp, such as --ramp 10,50,100.');
  }
  if (percent === undefined) throw new UsageError('--ramp needs --canary PERCENT, with which the canary starts.');
  const percents = [percent, ...ramp];
  if (percents.some((one, nth) => one <= (percents[nth - 1] ?? -1))) {
    throw new UsageError(`The percentages of a ramp rise, from that of the start on, not ${percents.join(', ')}.`);
  }
  return { percents, holdMinutes: hold ?? DEFAULT_HOLD_MINUTES, ...(notBefore !== undefined && { notBefore }) };
};
