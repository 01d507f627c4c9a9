import { idempotencyKey, isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { complaintCategories, complaintTextLength } from '@pairwise/contracts/complaint-limits';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Checkbox, Field, Heading, Select, Stack, Text, TextArea, TextInput } from '@pairwise/ui';
import { type FormEvent, useRef, useState } from 'react';

import type { Complaining, Statement } from './complaint.queries.ts';
import {
  type Complaint,
  type ComplaintDraft,
  complaintOf,
  memberIn,
  missingIn,
  needsWhere,
} from './complaint-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormNotice } from './form-notice.tsx';
import { keepDraft, readKeptDraft } from './kept-draft.ts';

/** The statement of the form: the same as the last one while nothing has changed, so that a repeat files nothing twice. */
const statementOf = (body: Complaint, last: Statement | undefined): Statement =>
  last && JSON.stringify(last.body) === JSON.stringify(body)
    ? last
    : { body, idempotencyKey: idempotencyKey(), plainKey: idempotencyKey() };

/** The form of a complaint: what, where, why, and how to reach a visitor. The tab keeps what is filled in. */
export const ComplaintForm = ({ complaining }: { complaining: Complaining }) => {
  const { t } = useTranslation('mf-landers');
  const errorText = useErrorText();
  const online = useOnline();
  const isVisitor = useStream(bus.user$) === null;
  const form = useRef<HTMLFormElement>(null);
  // Until the first change it is what the tab has kept, which depends on the user.
  const [changed, setChanged] = useState<ComplaintDraft>();
  const draft = changed ?? readKeptDraft();
  const [tried, setTried] = useState(false);
  const missing = tried ? missingIn(draft, isVisitor) : [];
  const { error, isPending, variables } = complaining;
  const [badText, badEmail] = [isApiError(error, 'complaint_text'), isApiError(error, 'invalid_email')];

  const change = (part: Partial<ComplaintDraft>): void => {
    const next = { ...draft, ...part };
    keepDraft(next);
    setChanged(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const [first] = missingIn(draft, isVisitor);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const body = complaintOf(draft, isVisitor);
    if (body && online && !isPending) complaining.mutate(statementOf(body, variables));
  };

  return (
    <Stack as="form" ref={form} gap={4} noValidate onSubmit={submit}>
      <Stack gap={2}>
        <Heading level={1}>{t('complaints.title')}</Heading>
        <Text tone="muted">{t('complaints.intro')}</Text>
        <Text tone="muted">{t('complaints.onProfile')}</Text>
      </Stack>
      <Banner tone="warning">{t('complaints.emergency')}</Banner>
      <Field label={t('complaints.category')} error={missing.includes('category') && t('complaints.categoryMissing')}>
        <Select name="category" value={draft.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="" disabled>
            {t('complaints.choose')}
          </option>
          {complaintCategories.map((category) => (
            <option key={category} value={category}>
              {t(`complaints.categories.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t(needsWhere(draft) ? 'complaints.where' : 'complaints.whereOptional')}
        hint={t(!isVisitor && memberIn(draft.where) ? 'complaints.chatsLeave' : 'complaints.whereHint')}
        error={missing.includes('where') && t('complaints.whereMissing')}
      >
        <TextInput
          name="where"
          autoComplete="off"
          maxLength={500}
          value={draft.where}
          onChange={({ target }) => change({ where: target.value })}
        />
      </Field>
      <Field
        label={t('complaints.text')}
        hint={t('complaints.textHint')}
        error={badText ? errorText(error) : missing.includes('text') && t('complaints.textMissing')}
      >
        <TextArea
          name="text"
          rows={6}
          maxLength={complaintTextLength.max}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {isVisitor ? (
        <ContactFields
          draft={draft}
          error={badEmail ? errorText(error) : missing.includes('email') && t('complaints.emailMissing')}
          onChange={change}
        />
      ) : (
        <Text size="sm" tone="muted">
          {t('complaints.asMember')}
        </Text>
      )}
      <Checkbox
        name="goodFaith"
        label={t('complaints.goodFaith')}
        checked={draft.goodFaith}
        error={missing.includes('goodFaith') && t('complaints.goodFaithMissing')}
        onChange={({ target }) => change({ goodFaith: target.checked })}
      />
      <FormNotice error={error} isAtField={badText || badEmail} />
      <Button type="submit" variant="primary" size="lg" block busy={isPending} disabled={!online && !isPending}>
        {t('complaints.submit')}
      </Button>
    </Stack>
  );
};
