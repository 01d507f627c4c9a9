import type { RolloutState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { StatusDot } from '@pairwise/ui';

import { verdictOf } from './rollout-facts.ts';

const tones = { good: 'online', empty: 'off', early: 'off', worse: 'warning', none: 'off', bad: 'warning' } as const;

export const VerdictMark = ({ rollout }: { rollout: RolloutState }) => {
  const { t } = useTranslation('console');
  const verdict = verdictOf(rollout);
  return <StatusDot tone={tones[verdict]} label={t(`verdict.${verdict}`)} />;
};
