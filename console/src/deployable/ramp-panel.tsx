import type { NameState, Ramp, RolloutState } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Stack, Text, theme } from '@pairwise/ui';

import type { Intent } from '../changes/change.ts';
import { useExactTime, useRelativeTime } from '../frame/age.tsx';

interface RampPanelProps {
  deployable: NameState;
  rollout: RolloutState;
  ramp: Ramp;
  onIntent: (intent: Intent) => void;
}

/** Shows the percentages that a canary reaches by itself, where it is, and pauses or resumes that. */
export const RampPanel = ({ deployable, rollout, ramp, onIntent }: RampPanelProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const exact = useExactTime();
  const relative = useRelativeTime();
  const { percents, holdMinutes, notBefore, paused } = ramp;
  const present = rollout.steps[0]?.percent;
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        {t('ramp.title')}
      </Text>
      <ol
        aria-label={t('ramp.title')}
        css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space[1], margin: 0, padding: 0, listStyle: 'none' }}
      >
        {percents.map((percent, nth) => (
          <li key={percent} aria-current={percent === present ? 'step' : undefined}>
            {nth > 0 && <span aria-hidden="true">→ </span>}
            <span
              css={
                percent === present
                  ? { fontWeight: theme.weight.bold, color: theme.color.ink }
                  : { color: theme.color.inkMuted }
              }
            >
              {t('figure.percent', { value: formatNumber(percent, language) })}
            </span>
          </li>
        ))}
      </ol>
      <Text size="sm" tone="muted">
        {paused
          ? t('ramp.paused', { relative: relative(paused.at), who: paused.by })
          : t('ramp.rule', { count: holdMinutes })}
        {notBefore !== undefined && ` ${t('ramp.notBefore', { time: exact(notBefore) })}`}
      </Text>
      {deployable.may.includes('canary') && (
        <Button
          variant="ghost"
          size="sm"
          css={{ alignSelf: 'start' }}
          onClick={() => onIntent({ kind: paused ? 'resume' : 'pause' })}
        >
          {t(paused ? 'action.resume' : 'action.pause')}
        </Button>
      )}
    </Stack>
  );
};
