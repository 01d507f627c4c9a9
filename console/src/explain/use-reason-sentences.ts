import type { ExplainedDeployable, Place, Reason } from '@pairwise/contracts/explain';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';

import { useAudienceText } from '../overview/rollout-facts.ts';

/** A sentence, in the reader's language unless `lang` names another. */
export interface Sentence {
  text: string;
  lang?: string;
}

/** Whether chance decides between canary and stable, so that the version is only known for a certain visitor. */
export const isByChance = (why: Reason): boolean =>
  why.kind === 'incompatible'
    ? isByChance(why.chosenBy)
    : why.kind === 'rollout-step' && why.percent > 0 && why.percent < 100;

/**
 * Returns a formatter of the reasons why a visitor gets a version, as sentences in the order of the decisions.
 * @param isKnown whether the bucket of the visitor is known; without one, the share of such visitors is named
 */
export const useReasonSentences = (isKnown: boolean): ((deployable: ExplainedDeployable) => Sentence[]) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { ofStep, ofSteps } = useAudienceText();
  const number = (value: number): string => formatNumber(value, language);

  const ofPlace = ({ percent, position, canary }: Place, stable: string): string => {
    if (percent === 100) return t('explain.allGetIt');
    if (percent === 0) return t('explain.noneGetsIt', { stable });
    if (!isKnown) return t('explain.shareGetsIt', { percent: number(percent), stable });
    const values = { position: number(position / 100), percent: number(percent) };
    return canary ? t('explain.below', values) : t('explain.notBelow', { ...values, stable });
  };

  const sentencesOf = (why: Reason, deployable: ExplainedDeployable): Sentence[] => {
    const { name, version, canary } = deployable;
    const stable = deployable.stable ?? '';
    const running = canary?.version ?? '';
    switch (why.kind) {
      case 'stable':
        return [{ text: t('explain.noCanary', { stable }) }];
      case 'rollout-step': {
        const step = canary?.steps[why.step];
        return [
          { text: t('explain.fits', { canary: running, audience: step ? ofStep(step) : '' }) },
          { text: ofPlace(why, stable) },
        ];
      }
      case 'no-step':
        return [{ text: t('explain.noGroup', { canary: running, audience: ofSteps(canary?.steps ?? []), stable }) }];
      case 'objected':
        return [{ text: t('explain.hasObjected', { canary: running, stable }) }];
      case 'incompatible':
        return [
          ...sentencesOf(why.chosenBy, deployable),
          { text: t('explain.misfit', { version: why.version, served: version ?? '' }) },
          { text: why.problem, lang: 'en' },
        ];
      case 'not-live':
        return [{ text: t('explain.notLive', { name }) }];
      default:
        // An override belongs to a browser. This page describes a visitor without one.
        return [];
    }
  };

  return (deployable) => sentencesOf(deployable.why, deployable);
};
