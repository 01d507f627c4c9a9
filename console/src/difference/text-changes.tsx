import type { TextChange, TextsResponse } from '@pairwise/contracts/console';
import { type PublishedTextLanguage, publishedTextLanguages } from '@pairwise/contracts/published-texts';
import type { Language } from '@pairwise/contracts/languages';
import { useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Field, IconSearch, Select, Skeleton, Stack, Text, TextInput } from '@pairwise/ui';
import { useState } from 'react';

import { useTexts } from '../api/queries.ts';
import { LoadError } from '../frame/error-text.tsx';
import { TextChangeList } from './text-change-list.tsx';

/** Longer lists are cut, and can be searched. */
const shownAtFirst = 10;

const matches = ({ key, before, after }: TextChange, search: string): boolean => {
  const text = [key, before, after].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Returns the name of a language for a reader: `German`, `American English`. */
const nameOf = (language: PublishedTextLanguage, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

interface ChangesProps {
  texts: TextsResponse & { language: PublishedTextLanguage };
  onLanguage: (language: PublishedTextLanguage) => void;
}

const Changes = ({ texts: { counts, language, changes }, onLanguage }: ChangesProps) => {
  const { t } = useTranslation('console');
  const reader = useLanguage();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const found = changes.filter((change) => matches(change, search));
  const shown = isAll ? found : found.slice(0, shownAtFirst);
  const hidden = found.length - shown.length;
  const count = counts.find((one) => one.language === language);
  return (
    <>
      <Field label={t('texts.language')}>
        <Select
          value={language}
          onChange={({ currentTarget: { value } }) => {
            const chosen = publishedTextLanguages.find((one) => one === value);
            if (chosen) onLanguage(chosen);
          }}
        >
          {counts.map(({ language: one, added, removed, changed }) => (
            <option key={one} value={one}>
              {t('texts.option', { language: nameOf(one, reader), count: added + removed + changed })}
            </option>
          ))}
        </Select>
      </Field>
      {count && (
        <Text size="sm" tone="muted">
          {t('texts.summary', { added: count.added, changed: count.changed, removed: count.removed })}
        </Text>
      )}
      {changes.length > shownAtFirst && (
        <>
          <Field label={t('texts.search')} hint={t('texts.searchHint')}>
            <TextInput
              type="search"
              icon={<IconSearch />}
              value={search}
              // In a dialog, Enter would otherwise confirm the change.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </Field>
          <Text size="sm" tone="muted" role="status">
            {search.trim() !== '' && t('texts.found', { count: found.length })}
          </Text>
        </>
      )}
      {shown.length > 0 && <TextChangeList changes={shown} lang={language} />}
      {hidden > 0 && (
        <Button variant="ghost" size="sm" css={{ alignSelf: 'start' }} onClick={() => setAll(true)}>
          {t('texts.more', { count: hidden })}
        </Button>
      )}
    </>
  );
};

const Content = ({ texts, onLanguage }: { texts: TextsResponse; onLanguage: ChangesProps['onLanguage'] }) => {
  const { t } = useTranslation('console');
  const { withoutTexts, against, language } = texts;
  if (withoutTexts.length > 0) {
    return (
      <Text size="sm" tone="muted">
        {withoutTexts.includes('version')
          ? t('texts.withoutVersion')
          : t('texts.withoutAgainst', { version: against ?? '' })}
      </Text>
    );
  }
  if (language === null) {
    return (
      <Text size="sm" tone="muted">
        {t('texts.none')}
      </Text>
    );
  }
  return <Changes key={language} texts={{ ...texts, language }} onLanguage={onLanguage} />;
};

interface TextChangesProps {
  name: string;
  version: string;
  /** The stable version, with which it is compared. */
  against: string;
}

/** Shows the texts that a version adds, removes and changes, one language at a time. */
export const TextChanges = ({ name, version, against }: TextChangesProps) => {
  const { t } = useTranslation('console');
  const [language, setLanguage] = useState<PublishedTextLanguage>();
  const { data, error, isFetching, refetch } = useTexts(name, version, against, language);
  return (
    <Stack gap={2} aria-busy={data === undefined && !error}>
      <Text size="sm" weight="medium">
        {t('texts.title')}
      </Text>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <Content texts={data} onLanguage={setLanguage} />
      ) : (
        <Skeleton height={96} radius="md" />
      )}
    </Stack>
  );
};
