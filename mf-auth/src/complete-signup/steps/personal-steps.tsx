import { profileFieldValues } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';

import type { Answers, StepAnswer } from '../complete-signup.queries.ts';
import type { StepProps } from '../step-props.ts';
import { ChoiceStep } from './choice-step.tsx';

const known = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((candidate) => candidate === value);

/** Builds the step's answer from both required and any optional answers; undefined while a required one is missing. */
const personalAnswer = ({ gender, seek_gender, sexuality, relationship_status }: Answers): StepAnswer | undefined => {
  if (gender === null || seek_gender === null) return undefined;
  const love = known(profileFieldValues.sexuality, sexuality);
  const life = known(profileFieldValues.relationship_status, relationship_status);
  return {
    step: 'personal',
    data: { gender, seek_gender, ...(love && { sexuality: love }), ...(life && { relationship_status: life }) },
  };
};

/** Step 3, one question per screen. Each answer is saved once both required ones are given (decisions A-2). */
export const GenderStep = ({ answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <ChoiceStep
      title={t('completeSignup.gender.title')}
      lead={t('completeSignup.gender.lead')}
      values={profileFieldValues.gender}
      label={(value) => t(`completeSignup.gender.${value}`)}
      chosen={answers.gender}
      onChoose={(gender) => change({ gender })}
      saving={saving}
      arrived={arrived}
      onSubmit={() => goOn(personalAnswer(answers))}
    />
  );
};

export const SeekStep = ({ answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <ChoiceStep
      title={t('completeSignup.seek.title')}
      values={['female', 'male', 'both']}
      label={(value) => t(`completeSignup.seek.${value}`)}
      chosen={answers.seek_gender}
      onChoose={(seek_gender) => change({ seek_gender })}
      saving={saving}
      arrived={arrived}
      onSubmit={() => goOn(personalAnswer(answers))}
    />
  );
};

export const SexualityStep = ({ answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <ChoiceStep
      optional
      title={t('completeSignup.sexuality.title')}
      lead={t('completeSignup.sexuality.lead')}
      values={profileFieldValues.sexuality.filter((value) => value !== (answers.gender === 'male' ? 'lesbian' : 'gay'))}
      label={(value) => t(`completeSignup.sexuality.${value}`)}
      chosen={answers.sexuality}
      onChoose={(sexuality) => change({ sexuality })}
      saving={saving}
      arrived={arrived}
      onSubmit={() => goOn(personalAnswer(answers))}
    />
  );
};

export const RelationshipStep = ({ answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <ChoiceStep
      optional
      title={t('completeSignup.relationship.title')}
      lead={t('completeSignup.relationship.lead')}
      values={profileFieldValues.relationship_status}
      label={(value) => t(`completeSignup.relationship.${value}`)}
      chosen={answers.relationship_status}
      onChoose={(relationship_status) => change({ relationship_status })}
      saving={saving}
      arrived={arrived}
      onSubmit={() => goOn(personalAnswer(answers))}
    />
  );
};
