import { languages } from '@pairwise/contracts';
import { languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Checkbox, Chip, Cluster, Field, Select, Stack, Text, TextInput, theme } from '@pairwise/ui';

import { emptyStep, problemsOf, type RuleDraft, ruleProblems, type StepDraft } from './step-draft.ts';

const usualShares = [1, 5, 10, 25, 50, 100];

interface StepProps {
  draft: StepDraft;
  number: number;
  /** Whether it is the only step, which needs no name. */
  only: boolean;
  showProblems: boolean;
  onChange: (draft: StepDraft) => void;
  onRemove: () => void;
}

const Audience = ({ draft, showProblems, onChange }: Pick<StepProps, 'draft' | 'showProblems' | 'onChange'>) => {
  const { t } = useTranslation('console');
  const reader = useLanguage();
  const problems = showProblems ? problemsOf(draft) : [];
  return (
    <Stack gap={3}>
      <Checkbox
        label={t('steps.staff')}
        checked={draft.staff}
        onChange={(event) => onChange({ ...draft, staff: event.currentTarget.checked })}
      />
      <Field
        label={t('steps.countries')}
        hint={t('steps.countriesHint')}
        error={problems.includes('countries') && t('steps.countriesWrong')}
      >
        <TextInput
          value={draft.countries}
          autoCapitalize="characters"
          onChange={(event) => onChange({ ...draft, countries: event.currentTarget.value })}
        />
      </Field>
      <fieldset css={{ display: 'grid', margin: 0, padding: 0, border: 0 }}>
        <legend css={{ padding: 0, fontWeight: theme.weight.medium, ...theme.text.sm }}>{t('steps.languages')}</legend>
        <Cluster gap={4}>
          {languages.map((language) => (
            <Checkbox
              key={language}
              label={languageName(language, reader)}
              checked={draft.languages.includes(language)}
              onChange={(event) =>
                onChange({
                  ...draft,
                  languages: event.currentTarget.checked
                    ? [...draft.languages, language]
                    : draft.languages.filter((other) => other !== language),
                })
              }
            />
          ))}
        </Cluster>
      </fieldset>
      <Field
        label={t('steps.niches')}
        hint={t('steps.nichesHint')}
        error={problems.includes('niches') && t('steps.nichesWrong')}
      >
        <TextInput
          value={draft.niches}
          onChange={(event) => onChange({ ...draft, niches: event.currentTarget.value })}
        />
      </Field>
    </Stack>
  );
};

const Step = ({ draft, number, only, showProblems, onChange, onRemove }: StepProps) => {
  const { t } = useTranslation('console');
  const wrong = showProblems && problemsOf(draft).includes('percent');
  return (
    <fieldset
      css={{
        display: 'grid',
        gap: theme.space[3],
        minInlineSize: 0,
        margin: 0,
        padding: only ? 0 : theme.space[3],
        border: only ? 0 : `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.md,
      }}
    >
      {!only && (
        <legend css={{ paddingInline: theme.space[1], fontWeight: theme.weight.bold, ...theme.text.sm }}>
          {t('steps.group', { number })}
        </legend>
      )}
      <Field label={t('steps.percent')} error={wrong && t('steps.percentWrong')}>
        <TextInput
          inputMode="decimal"
          value={draft.percent}
          onChange={(event) => onChange({ ...draft, percent: event.currentTarget.value })}
        />
      </Field>
      <Cluster gap={2}>
        {usualShares.map((share) => (
          <Chip
            key={share}
            pressed={draft.percent === `${share}`}
            onClick={() => onChange({ ...draft, percent: `${share}` })}
          >
            {t('figure.percent', { value: share })}
          </Chip>
        ))}
      </Cluster>
      <Field label={t('steps.who')}>
        <Select
          value={draft.everyone ? 'everyone' : 'some'}
          onChange={(event) => onChange({ ...draft, everyone: event.currentTarget.value === 'everyone' })}
        >
          <option value="everyone">{t('steps.everyone')}</option>
          <option value="some">{t('steps.some')}</option>
        </Select>
      </Field>
      {!draft.everyone && <Audience draft={draft} showProblems={showProblems} onChange={onChange} />}
      {!only && (
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {t('steps.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
};

interface StepsEditorProps {
  drafts: StepDraft[];
  showProblems: boolean;
  onChange: (drafts: StepDraft[]) => void;
}

/** Edits the audiences of a canary and their shares. */
export const StepsEditor = ({ drafts, showProblems, onChange }: StepsEditorProps) => {
  const { t } = useTranslation('console');
  return (
    <Stack gap={3}>
      {drafts.length > 1 && (
        <Text size="sm" tone="muted">
          {t('audience.first')}
        </Text>
      )}
      {drafts.map((draft, index) => (
        <Step
          key={draft.id}
          draft={draft}
          number={index + 1}
          only={drafts.length === 1}
          showProblems={showProblems}
          onChange={(changed) => onChange(drafts.map((other) => (other.id === draft.id ? changed : other)))}
          onRemove={() => onChange(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      <Button variant="plain" size="sm" css={{ alignSelf: 'start' }} onClick={() => onChange([...drafts, emptyStep()])}>
        {t('steps.add')}
      </Button>
    </Stack>
  );
};

interface RuleEditorProps {
  draft: RuleDraft;
  showProblems: boolean;
  onChange: (draft: RuleDraft) => void;
}

/** Edits the rule by which the gateway rolls the canary back automatically. */
export const RuleEditor = ({ draft, showProblems, onChange }: RuleEditorProps) => {
  const { t } = useTranslation('console');
  const problems = showProblems ? ruleProblems(draft) : [];
  return (
    <fieldset css={{ display: 'grid', gap: theme.space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: theme.space[2], fontWeight: theme.weight.medium }}>
        {t('steps.rule')}
      </legend>
      <Field label={t('steps.delta')} error={problems.includes('delta') && t('steps.deltaWrong')}>
        <TextInput
          inputMode="decimal"
          value={draft.delta}
          onChange={(event) => onChange({ ...draft, delta: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('steps.minSessions')} error={problems.includes('minSessions') && t('steps.minSessionsWrong')}>
        <TextInput
          inputMode="numeric"
          value={draft.minSessions}
          onChange={(event) => onChange({ ...draft, minSessions: event.currentTarget.value })}
        />
      </Field>
    </fieldset>
  );
};
