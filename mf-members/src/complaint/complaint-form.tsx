import { isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Member } from '@pairwise/contracts';
import { complaintTextLength } from '@pairwise/contracts/complaint-limits';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Checkbox, Field, Select, Stack, Switch, Text, TextArea, TextInput } from '@pairwise/ui';
import { type FormEvent, useRef, useState } from 'react';

import { EvidenceChoice } from './evidence-choice.tsx';
import { complaintOf, keepDraft, missingIn, readDraft } from './complaint-draft.ts';
import { profileCategories, type useSendComplaint } from './complaint.queries.ts';
import type { Receipt } from './kept-receipt.ts';

interface ComplaintFormProps {
  member: Member;
  /** The message that the complaint is about, as `conversation:seq`; without it, the profile or one of its photos. */
  message?: string | undefined;
  complaint: ReturnType<typeof useSendComplaint>;
  /** Called with the receipt of the complaint. */
  onSent: (receipt: Receipt) => void;
}

/**
 * The form of a complaint: category, evidence, text, and whether to block as well. A closed sheet keeps what was filled in.
 */
export const ComplaintForm = ({ member, message, complaint, onSent }: ComplaintFormProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const user = useStream(bus.user$);
  const visitor = user === null;
  const [owner, about] = [user?.id ?? null, message ?? String(member.id)];
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readDraft(owner, about));
  const [tried, setTried] = useState(false);
  const missing = tried ? missingIn(draft) : [];
  const { name, relation } = member;
  const { error } = complaint;
  const [badText, badEmail] = [isApiError(error, 'complaint_text'), isApiError(error, 'invalid_email')];

  const change = (changed: Partial<typeof draft>): void => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(owner, about, next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const [first] = missingIn(draft);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const complete = complaintOf(draft, { id: member.id, message }, window.location.href);
    if (!complete || !online || complaint.isPending) return;
    complaint.mutate(complete, {
      onSuccess: ({ complaint: filed }) => onSent({ id: filed.id, blocked: complete.block === true }),
    });
  };

  return (
    <Stack as="form" ref={form} gap={4} noValidate onSubmit={submit}>
      <Text tone="muted" size="sm">
        {t('complaint.intro', { name })}
      </Text>
      <Field label={t('complaint.category')} error={missing.includes('category') && t('complaint.categoryMissing')}>
        <Select name="category" value={draft.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="" disabled>
            {t('complaint.choose')}
          </option>
          {profileCategories.map((category) => (
            <option key={category} value={category}>
              {t(`complaint.categories.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      {message === undefined ? (
        <EvidenceChoice member={member} photo={draft.photo} onChoose={(photo) => change({ photo })} />
      ) : (
        <Banner tone="info">{t('complaint.message')}</Banner>
      )}
      <Field
        label={t('complaint.text')}
        hint={t('complaint.textHint')}
        error={badText ? errorText(error) : missing.includes('text') && t('complaint.textMissing')}
      >
        <TextArea
          name="text"
          rows={4}
          maxLength={complaintTextLength.max}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {visitor && (
        <Field
          label={t('complaint.email')}
          hint={t('complaint.emailHint', { name })}
          error={badEmail && errorText(error)}
        >
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
        label={t('complaint.goodFaith')}
        checked={draft.goodFaith}
        error={missing.includes('goodFaith') && t('complaint.goodFaithMissing')}
        onChange={({ target }) => change({ goodFaith: target.checked })}
      />
      {!visitor && !relation.i_blocked && (
        <Switch
          label={t('complaint.block', { name })}
          detail={t('complaint.blockDetail')}
          checked={draft.block}
          onChange={({ target }) => change({ block: target.checked })}
        />
      )}
      {error && !badText && !(badEmail && visitor) && (
        <Banner tone="danger" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button type="submit" variant="primary" block busy={complaint.isPending} disabled={!online}>
        {t('complaint.submit')}
      </Button>
    </Stack>
  );
};
