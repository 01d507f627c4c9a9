import { bus, useStream } from '@pairwise/bus';
import { type InterestKey, interestKeys } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';
import { Chip, Cluster, Stack, Text } from '@pairwise/ui';

import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { aboutAnswer } from './about-answer.ts';

const LIMIT = 20;

/** Step 4: interests. */
export const InterestsStep = ({ state, answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const { interests: offered } = useStream(bus.settings$);
  const chosen = answers.interests;
  const toggle = (key: InterestKey): void =>
    change({ interests: chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key] });
  return (
    <StepForm
      title={t('completeSignup.interests.title')}
      lead={t('completeSignup.interests.lead', { limit: LIMIT })}
      arrived={arrived}
      saving={saving}
      optional
      skips={chosen.length === 0}
      onSubmit={() => goOn(aboutAnswer(state, answers))}
    >
      <Stack gap={3}>
        <Cluster gap={2} role="group" aria-label={t('completeSignup.interests.title')}>
          {interestKeys
            .filter((key) => offered.includes(key))
            .map((key) => {
              const pressed = chosen.includes(key);
              return (
                <Chip
                  key={key}
                  pressed={pressed}
                  disabled={!pressed && chosen.length >= LIMIT}
                  tick
                  onClick={() => toggle(key)}
                >
                  {t(`interests.${key}`)}
                </Chip>
              );
            })}
        </Cluster>
        <Text size="sm" tone="muted" role="status">
          {t('completeSignup.interests.chosen', { count: chosen.length })}
        </Text>
      </Stack>
    </StepForm>
  );
};
