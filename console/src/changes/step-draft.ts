import type { Language } from '@pairwise/contracts';
import type { Audience, HaltRule, RolloutStep } from '@pairwise/contracts/console';

import { defaultHaltRule } from './change.ts';

/** A step as it is typed. */
export interface StepDraft {
  id: number;
  percent: string;
  /** For everybody, whatever stands in the other fields. */
  everybody: boolean;
  countries: string;
  languages: Language[];
  niches: string;
  staff: boolean;
}

export interface RuleDraft {
  minSessions: string;
  /** In percentage points. */
  delta: string;
}

/** Which fields of a step can not be read. */
export type StepProblem = 'percent' | 'countries' | 'niches';

let lastId = 0;

export const emptyStep = (): StepDraft => ({
  id: ++lastId,
  percent: '5',
  everybody: true,
  countries: '',
  languages: [],
  niches: '',
  staff: false,
});

export const draftOf = ({ audience, percent }: RolloutStep): StepDraft => {
  const { countries = [], languages = [], niches = [], staff = false } = audience;
  return {
    ...emptyStep(),
    percent: `${percent}`,
    everybody: countries.length + languages.length + niches.length === 0 && !staff,
    countries: countries.join(', '),
    languages,
    niches: niches.join(', '),
    staff,
  };
};

const isCountry = (word: string): boolean => /^[A-Za-z]{2}$/.test(word);

const isNiche = (word: string): boolean => /^\d+$/.test(word);

const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** The number somebody typed, with a comma or a point; NaN where it is none. */
const numberIn = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

const isPercent = (text: string): boolean => numberIn(text) >= 0 && numberIn(text) <= 100;

export const problemsOf = (draft: StepDraft): StepProblem[] => [
  ...(isPercent(draft.percent) ? [] : ['percent' as const]),
  ...(draft.everybody || words(draft.countries).every(isCountry) ? [] : ['countries' as const]),
  ...(draft.everybody || words(draft.niches).every(isNiche) ? [] : ['niches' as const]),
];

/** What can be read of it so far: the dialog shows it while it is typed. */
export const stepOf = (draft: StepDraft): RolloutStep => {
  const percent = isPercent(draft.percent) ? numberIn(draft.percent) : 0;
  if (draft.everybody) return { audience: {}, percent };
  const countries = words(draft.countries)
    .filter(isCountry)
    .map((word) => word.toUpperCase());
  const niches = words(draft.niches).filter(isNiche).map(Number);
  const audience: Audience = {
    ...(countries.length > 0 && { countries }),
    ...(draft.languages.length > 0 && { languages: draft.languages }),
    ...(niches.length > 0 && { niches }),
    ...(draft.staff && { staff: true }),
  };
  return { audience, percent };
};

export const ruleDraftOf = ({ minSessions, errorRateDelta }: HaltRule): RuleDraft => ({
  minSessions: `${minSessions}`,
  // 0.01 × 100 is 1, and 0.07 × 100 shall not be 7.000000000000001.
  delta: `${Number((errorRateDelta * 100).toFixed(4))}`,
});

export const ruleProblems = (draft: RuleDraft): (keyof RuleDraft)[] => [
  ...(/^[1-9]\d{0,5}$/.test(draft.minSessions.trim()) ? [] : ['minSessions' as const]),
  ...(isPercent(draft.delta) && numberIn(draft.delta) > 0 ? [] : ['delta' as const]),
];

/**
 * The rule as it is sent. What it says beside the two fields stays as it is (`running`: the rule of a canary that runs);
 * left as proposed there is nothing to send, for the gateway's own rule may say more.
 */
export const ruleToSend = (draft: RuleDraft, running: HaltRule | undefined): HaltRule | undefined => {
  const rule: HaltRule = {
    ...running,
    minSessions: Number(draft.minSessions.trim()),
    errorRateDelta: Number((numberIn(draft.delta) / 100).toFixed(6)),
  };
  const proposed =
    rule.minSessions === defaultHaltRule.minSessions && rule.errorRateDelta === defaultHaltRule.errorRateDelta;
  return running === undefined && proposed ? undefined : rule;
};
