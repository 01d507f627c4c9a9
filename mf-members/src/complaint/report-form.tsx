import { isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Member } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Checkbox, Field, Select, Stack, Switch, Text, TextArea, TextInput } from '@pairwise/ui';
import { type FormEvent, useRef, useState } from 'react';

import { EvidenceChoice } from './evidence-choice.tsx';
import { emptyDraft, missingIn, reportOf } from './report-draft.ts';
import { LONGEST_TEXT, profileCategories, type useReport } from './report.queries.ts';

interface ReportFormProps {
  member: Member;
  report: ReturnType<typeof useReport>;
}

/** What is wrong, what shows it, and whether to block as well. */
export const ReportForm = ({ member, report }: ReportFormProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const visitor = useStream(bus.user$) === null;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const missing = tried ? missingIn(draft) : [];
  const { name, relation } = member;
  const { error } = report;
  const [badText, badEmail] = [isApiError(error, 'complaint_text'), isApiError(error, 'invalid_email')];

  const change = (changed: Partial<typeof draft>): void => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const [first] = missingIn(draft);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const complete = reportOf(draft, member, window.location.href);
    if (complete && online && !report.isPending) report.mutate(complete);
  };

  return (
    <Stack as="form" ref={form} gap={4} noValidate onSubmit={submit}>
      <Text tone="muted" size="sm">
        {t('report.intro', { name })}
      </Text>
      <Field label={t('report.category')} error={missing.includes('category') && t('report.categoryMissing')}>
        <Select name="category" value={draft.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="" disabled>
            {t('report.choose')}
          </option>
          {profileCategories.map((category) => (
            <option key={category} value={category}>
              {t(`report.categories.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      <EvidenceChoice member={member} photo={draft.photo} onChoose={(photo) => change({ photo })} />
      <Field
        label={t('report.text')}
        hint={t('report.textHint')}
        error={badText ? errorText(error) : missing.includes('text') && t('report.textMissing')}
      >
        <TextArea
          name="text"
          rows={4}
          maxLength={LONGEST_TEXT}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {visitor && (
        <Field label={t('report.email')} hint={t('report.emailHint', { name })} error={badEmail && errorText(error)}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
      )}
      <Checkbox
        name="goodFaith"
        label={t('report.goodFaith')}
        checked={draft.goodFaith}
        error={missing.includes('goodFaith') && t('report.goodFaithMissing')}
        onChange={({ target }) => change({ goodFaith: target.checked })}
      />
      {!visitor && !relation.i_blocked && (
        <Switch
          label={t('report.block', { name })}
          detail={t('report.blockDetail')}
          checked={draft.block}
          onChange={({ target }) => change({ block: target.checked })}
        />
      )}
      {error && !badText && !(badEmail && visitor) && (
        <Banner tone="danger" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button type="submit" variant="primary" block busy={report.isPending} disabled={!online}>
        {t('report.submit')}
      </Button>
    </Stack>
  );
};
