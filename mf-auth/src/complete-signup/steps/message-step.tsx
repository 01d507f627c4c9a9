import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Field, TextArea } from '@pairwise/ui';

import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';

const LENGTH = 1_000;
const atFields = { contact_details_not_allowed: true };

/** Step 0: a message to the member whose page led here, or the first line of the own profile. Optional. */
export const MessageStep = ({ state, answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const name = state.message_to;
  const text = answers.signup_message ?? '';
  const wrong = saving.error && Object.hasOwn(atFields, saving.error.code) ? saving.error : undefined;
  // A profile text gets no reply, so the catalogue's text about waiting for one does not fit.
  const wrongText = wrong && (name === null ? t('form.noContactDetails') : errorText(wrong));
  return (
    <StepForm
      title={name === null ? t('completeSignup.message.title') : t('completeSignup.message.titleTo', { name })}
      lead={t(name === null ? 'completeSignup.message.lead' : 'completeSignup.message.leadTo')}
      arrived={arrived}
      saving={saving}
      atFields={atFields}
      optional
      skips={text.trim() === ''}
      onSubmit={() => goOn({ step: 'message', data: { signup_message: text.trim() } })}
    >
      <Field
        label={name === null ? t('completeSignup.message.field') : t('completeSignup.message.fieldTo', { name })}
        error={wrongText}
      >
        <TextArea
          rows={4}
          maxLength={LENGTH}
          value={text}
          onChange={(event) => change({ signup_message: event.target.value })}
        />
      </Field>
    </StepForm>
  );
};
