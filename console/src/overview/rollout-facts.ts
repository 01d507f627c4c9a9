import type { Audience, HealthState, RolloutState, RolloutStep } from '@pairwise/contracts/console';
import { countryName, formatNumber, languageName, useLanguage, useTranslation } from '@pairwise/i18n';

/** The verdict on a canary. `empty`: no reports yet. `none`: not judged yet. */
export type Verdict = 'good' | 'empty' | 'early' | 'worse' | 'bad' | 'none';

const verdicts: Record<HealthState, Verdict> = {
  healthy: 'good',
  not_enough_data: 'early',
  worse_not_proven: 'worse',
  rolled_back: 'bad',
};

export const verdictOf = ({ canary, lastVerdict }: RolloutState): Verdict => {
  if (lastVerdict?.halt) return 'bad';
  if (canary.sessions === 0) return 'empty';
  return lastVerdict ? verdicts[lastVerdict.state] : 'none';
};

const isEveryone = ({ countries, languages, niches, staff }: Audience): boolean =>
  !countries?.length && !languages?.length && !niches?.length && staff !== true;

/** Returns the percentage of the step that is for all visitors; null when every step is for selected visitors only. */
export const shareOfAll = (steps: readonly RolloutStep[]): number | null =>
  steps.find(({ audience }) => isEveryone(audience))?.percent ?? null;

/**
 * Returns formatters of a rollout's audience in the reader's language: `10 % of all visitors`, `100 % of staff · NL`.
 */
export const useAudienceText = (): {
  ofStep: (step: RolloutStep) => string;
  ofSteps: (steps: RolloutStep[]) => string;
} => {
  const { t } = useTranslation('console');
  const language = useLanguage();

  const whom = (audience: Audience): string => {
    if (isEveryone(audience)) return t('audience.everyone');
    return [
      ...(audience.staff ? [t('audience.staff')] : []),
      ...(audience.countries?.length ? [audience.countries.map((code) => countryName(code, language)).join(', ')] : []),
      ...(audience.languages?.length
        ? [
            t('audience.languages', {
              languages: audience.languages.map((one) => languageName(one, language)).join(', '),
            }),
          ]
        : []),
      ...(audience.niches?.length ? [t('audience.niches', { niches: audience.niches.join(', ') })] : []),
    ].join(' · ');
  };
  const ofStep = ({ audience, percent }: RolloutStep): string =>
    t('audience.percent', { percent: formatNumber(percent, language), whom: whom(audience) });
  return { ofStep, ofSteps: (steps) => steps.map(ofStep).join('; ') };
};
