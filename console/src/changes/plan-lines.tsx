import type { HaltRule, RampPlan } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Text } from '@pairwise/ui';

import { useExactTime } from '../frame/age.tsx';

interface PlanLinesProps {
  ramp: RampPlan | undefined;
  haltOn: HaltRule;
}

/** Says what a requested canary will do by itself: which shares it reaches, and when it is rolled back. */
export const PlanLines = ({ ramp, haltOn }: PlanLinesProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const exact = useExactTime();
  const number = (value: number): string => formatNumber(value, language);
  const ofRamp = ({ percents, holdMinutes, notBefore }: RampPlan): string =>
    [
      t('ramp.plan', { percents: percents.map((value) => t('figure.percent', { value: number(value) })).join(' → ') }),
      t('ramp.rule', { count: holdMinutes }),
      ...(notBefore === undefined ? [] : [t('ramp.notBefore', { time: exact(notBefore) })]),
    ].join(' ');
  return (
    <>
      <Text size="sm">{ramp ? ofRamp(ramp) : t('ramp.none')}</Text>
      <Text size="sm">
        {t('deployable.rule', {
          delta: number(Number((haltOn.errorRateDelta * 100).toFixed(2))),
          sessions: number(haltOn.minSessions),
        })}
      </Text>
    </>
  );
};
