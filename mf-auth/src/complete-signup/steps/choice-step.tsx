import { useTranslation } from '@pairwise/i18n';
import { RadioCard, RadioGroup, Text } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { type Saving, StepForm } from '../step-form.tsx';

interface ChoiceStepProps<Value extends string> {
  title: string;
  lead?: string;
  values: readonly Value[];
  label: (value: Value) => string;
  chosen: string | null;
  onChoose: (value: Value) => void;
  /** True when the question can be skipped. */
  optional?: boolean;
  saving: Saving;
  arrived: boolean;
  onSubmit: () => void;
}

/** A question with a few answers, one of which is chosen. */
export const ChoiceStep = <Value extends string>(props: ChoiceStepProps<Value>) => {
  const { title, lead, values, label, chosen, onChoose, optional = false, saving, arrived, onSubmit } = props;
  const { t } = useTranslation('mf-auth');
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const submit = (): void => {
    setTried(true);
    if (chosen !== null || optional) onSubmit();
    else first.current?.focus();
  };

  return (
    <StepForm
      title={title}
      lead={lead}
      arrived={arrived}
      saving={saving}
      optional={optional}
      skips={optional && chosen === null}
      onSubmit={submit}
    >
      <RadioGroup label={title} hideLabel aria-describedby="choice-missing">
        {values.map((value, index) => (
          <RadioCard
            key={value}
            ref={index === 0 ? first : null}
            name="choice"
            value={value}
            label={label(value)}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
        ))}
        <Text id="choice-missing" size="sm" tone="danger" weight="medium" role="alert">
          {tried && chosen === null && !optional && t('completeSignup.choiceMissing')}
        </Text>
      </RadioGroup>
    </StepForm>
  );
};
