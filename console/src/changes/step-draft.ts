import type { Language } from '@pairwise/contracts';
import { type Audience, defaultHaltRule, type HaltRule, type RolloutStep } from '@pairwise/contracts/console';

/** A step of a rollout while it is edited. */
export interface StepDraft {
  id: number;
  percent: string;
  /** For all visitors, whatever the other fields contain. */
  everyone: boolean;
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

/** The fields of a step that can be invalid. */
export type StepProblem = 'percent' | 'countries' | 'niches';

let lastId = 0;

export const emptyStep = (): StepDraft => ({
  id: ++lastId,
  percent: '5',
  everyone: true,
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
    everyone: countries.length + languages.length + niches.length === 0 && !staff,
    countries: countries.join(', '),
    languages,
    niches: niches.join(', '),
    staff,
  };
};

const isCountry = (word: string): boolean => /^[A-Za-z]{2}$/.test(word);

const isNiche = (word: string): boolean => /^\d+$/.test(word);

const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Parses a typed number with a decimal comma or point; NaN when it is not a number. */
const numberIn = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

const isPercent = (text: string): boolean => numberIn(text) >= 0 && numberIn(text) <= 100;

export const problemsOf = (draft: StepDraft): StepProblem[] => [
  ...(isPercent(draft.percent) ? [] : ['percent' as const]),
  ...(draft.everyone || words(draft.countries).every(isCountry) ? [] : ['countries' as const]),
  ...(draft.everyone || words(draft.niches).every(isNiche) ? [] : ['niches' as const]),
];

/** Returns the step from the valid fields of a draft. The dialog shows it while the person types. */
export const stepOf = (draft: StepDraft): RolloutStep => {
  const percent = isPercent(draft.percent) ? numberIn(draft.percent) : 0;
  if (draft.everyone) return { audience: {}, percent };
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
  // 0.07 × 100 is 7.000000000000001 in floating point.
  delta: `${Number((errorRateDelta * 100).toFixed(4))}`,
});

export const ruleProblems = (draft: RuleDraft): (keyof RuleDraft)[] => [
  ...(/^[1-9]\d{0,5}$/.test(draft.minSessions.trim()) ? [] : ['minSessions' as const]),
  ...(isPercent(draft.delta) && numberIn(draft.delta) > 0 ? [] : ['delta' as const]),
];

/**
 * Returns the rule to send. The other fields of `running`, the rule of a running canary, stay as they are. Undefined
 * when a new canary keeps the proposed values: the gateway's default may have more fields.
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
