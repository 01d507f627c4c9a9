import { useTranslation } from '@pairwise/i18n';
import { Field, TextArea, TextInput } from '@pairwise/ui';

import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';
import { aboutAnswer, aboutOf } from './about-answer.ts';

const LENGTHS = { headline: 120, about: 2_000 } as const;
/** The counter appears when at most this many characters are left. */
const COUNTED = 200;
const atFields = { contact_details_not_allowed: true };

/** Step 4: headline and profile text. */
export const AboutStep = ({ state, answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const about = aboutOf(state, answers);
  const left = LENGTHS.about - about.length;
  const problemOf = (field: string) =>
    saving.error?.code === 'contact_details_not_allowed' && saving.error.field === field
      ? t('form.noContactDetails')
      : undefined;
  const isEmpty = about.trim() === '' && (answers.headline ?? '').trim() === '';
  return (
    <StepForm
      title={t('completeSignup.about.title')}
      lead={t('completeSignup.about.lead')}
      arrived={arrived}
      saving={saving}
      atFields={atFields}
      optional
      skips={isEmpty}
      onSubmit={() => goOn(aboutAnswer(state, answers))}
    >
      <Field label={t('completeSignup.about.headline')} error={problemOf('headline')}>
        <TextInput
          maxLength={LENGTHS.headline}
          value={answers.headline ?? ''}
          onChange={(event) => change({ headline: event.target.value })}
        />
      </Field>
      <Field
        label={t('completeSignup.about.text')}
        hint={left <= COUNTED && t('completeSignup.about.left', { count: left })}
        error={problemOf('about')}
      >
        <TextArea
          rows={6}
          maxLength={LENGTHS.about}
          value={about}
          onChange={(event) => change({ about: event.target.value })}
        />
      </Field>
    </StepForm>
  );
};
