import type { RolloutState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Checkbox, Stack } from '@pairwise/ui';

import { useRelativeTime } from '../frame/age.tsx';
import { useAudienceText, verdictOf } from '../overview/rollout-facts.ts';

interface ReplaceNoticeProps {
  /** The running canary, which ends. */
  running: RolloutState;
  /** Undefined when the person has nothing to confirm here: the approval of a change is a confirmation itself. */
  confirmation?: { agreed: boolean; showProblem: boolean; onChange: (agreed: boolean) => void };
}

/** Warns that a change ends a running canary of another version, names it with its state, and asks for a confirmation. */
export const ReplaceNotice = ({ running, confirmation }: ReplaceNoticeProps) => {
  const { t } = useTranslation('console');
  const relative = useRelativeTime();
  const { ofSteps } = useAudienceText();
  const { version, steps, startedAt, startedBy } = running;
  return (
    <Stack gap={2}>
      <Banner tone="warning">
        <strong>{t('dialog.replaceTitle', { version })} </strong>
        {t('dialog.replaceState', {
          audience: ofSteps(steps),
          verdict: t(`verdict.${verdictOf(running)}`),
          relative: relative(startedAt),
          who: startedBy,
        })}{' '}
        {t('dialog.replaceEffect')}
      </Banner>
      {confirmation && (
        <Checkbox
          label={t('dialog.replaceAgree', { version })}
          checked={confirmation.agreed}
          error={confirmation.showProblem && !confirmation.agreed && t('dialog.replaceMissing')}
          onChange={(event) => confirmation.onChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
};
