import { languages } from '@pairwise/contracts/languages';
import { niches } from '@pairwise/contracts/niches';
import { languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Card, Checkbox, Cluster, Field, media, Select, TextInput, theme } from '@pairwise/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import { draftOf, problemsOf, queryOf, type VisitorDraft } from './visitor-draft.ts';

const fieldsCss = {
  display: 'grid',
  gap: theme.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;

interface VisitorFormProps {
  /** The query that is shown. */
  query: URLSearchParams;
  busy: boolean;
  onSubmit: (query: URLSearchParams) => void;
}

/** Asks for an address and describes the visitor who opens it. */
export const VisitorForm = ({ query, busy, onSubmit }: VisitorFormProps) => {
  const { t } = useTranslation('console');
  const reader = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(query));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = tried ? problemsOf(draft) : [];
  const change = (part: Partial<VisitorDraft>) => setDraft({ ...draft, ...part });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemsOf(draft).length === 0) return onSubmit(queryOf(draft));
    // The fields are marked as invalid with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <Card css={{ padding: theme.space[4] }}>
      <form ref={form} noValidate onSubmit={submit} css={{ display: 'grid', gap: theme.space[4], minInlineSize: 0 }}>
        <Field
          label={t('explain.address')}
          hint={t('explain.addressHint')}
          error={problems.includes('address') && t('explain.addressWrong')}
        >
          <TextInput
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            value={draft.address}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
        </Field>
        <div css={fieldsCss}>
          <Field label={t('explain.language')}>
            <Select
              value={draft.language}
              onChange={({ currentTarget: { value } }) => {
                const language = languages.find((one) => one === value);
                if (language) change({ language });
              }}
            >
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageName(language, reader)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('explain.country')}
            hint={t('explain.countryHint')}
            error={problems.includes('country') && t('explain.countryWrong')}
          >
            <TextInput
              autoCapitalize="characters"
              value={draft.country}
              onChange={(event) => change({ country: event.currentTarget.value })}
            />
          </Field>
          <Field label={t('explain.niche')}>
            <Select
              translate="no"
              value={draft.niche}
              onChange={(event) => change({ niche: Number(event.currentTarget.value) })}
            >
              {niches.map((niche, index) => (
                <option key={niche} value={index + 1}>
                  {`${index + 1} · ${niche}`}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label={t('explain.bucket')}
          hint={t('explain.bucketHint')}
          error={problems.includes('bucket') && t('explain.bucketWrong')}
        >
          <TextInput
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={draft.bucket}
            onChange={(event) => change({ bucket: event.currentTarget.value })}
          />
        </Field>
        <Cluster gap={4}>
          <Checkbox
            label={t('explain.staff')}
            checked={draft.staff}
            onChange={(event) => change({ staff: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('explain.objected')}
            checked={draft.objected}
            onChange={(event) => change({ objected: event.currentTarget.checked })}
          />
        </Cluster>
        <Button type="submit" busy={busy} css={{ justifySelf: 'start' }}>
          {t('explain.submit')}
        </Button>
      </form>
    </Card>
  );
};
