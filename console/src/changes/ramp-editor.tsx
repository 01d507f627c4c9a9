import { useTranslation } from '@pairwise/i18n';
import { Checkbox, Field, Stack, TextInput } from '@pairwise/ui';

import { type RampDraft, rampProblems } from './ramp-draft.ts';

interface RampEditorProps {
  draft: RampDraft;
  /** The percentage with which the canary starts. */
  start: number;
  showProblems: boolean;
  onChange: (draft: RampDraft) => void;
}

/** Edits the percentages that a canary reaches by itself. */
export const RampEditor = ({ draft, start, showProblems, onChange }: RampEditorProps) => {
  const { t } = useTranslation('console');
  const problems = showProblems ? rampProblems(draft, start) : [];
  return (
    <Stack gap={3}>
      <Checkbox
        label={t('steps.ramp')}
        checked={draft.on}
        onChange={(event) => onChange({ ...draft, on: event.currentTarget.checked })}
      />
      {draft.on && (
        <>
          <Field
            label={t('steps.rampPercents')}
            hint={t('steps.rampHint')}
            error={problems.includes('percents') && t('steps.rampWrong', { percent: start })}
          >
            <TextInput
              value={draft.percents}
              onChange={(event) => onChange({ ...draft, percents: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('steps.hold')} error={problems.includes('holdMinutes') && t('steps.holdWrong')}>
            <TextInput
              inputMode="numeric"
              value={draft.holdMinutes}
              onChange={(event) => onChange({ ...draft, holdMinutes: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('steps.notBefore')} hint={t('steps.notBeforeHint')}>
            <TextInput
              type="datetime-local"
              value={draft.notBefore}
              onChange={(event) => onChange({ ...draft, notBefore: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
    </Stack>
  );
};
