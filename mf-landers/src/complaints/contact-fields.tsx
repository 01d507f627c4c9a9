import { useTranslation } from '@pairwise/i18n';
import { Field, TextInput } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { type ComplaintDraft, needsEmail } from './complaint-draft.ts';

interface ContactFieldsProps {
  draft: ComplaintDraft;
  /** What is wrong with the address. */
  error: ReactNode;
  onChange: (changed: Partial<ComplaintDraft>) => void;
}

/** Name and address of a visitor. */
export const ContactFields = ({ draft, error, onChange }: ContactFieldsProps) => {
  const { t } = useTranslation('mf-landers');
  return (
    <>
      <Field label={t('complaints.name')}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field
        label={t(needsEmail(draft, true) ? 'complaints.email' : 'complaints.emailOptional')}
        hint={t('complaints.emailHint')}
        error={error}
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={draft.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </Field>
    </>
  );
};
