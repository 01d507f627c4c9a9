import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  EmptyState,
  Field,
  Heading,
  IconSearch,
  LinkButton,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@pairwise/ui';
import { useState } from 'react';

import { plainText } from '../fill-text.ts';
import { Filled } from '../filled.tsx';
import { measure, PageFrame } from '../page-frame.tsx';
import type { LoadedPage } from '../use-loaded-page.ts';
import type { FaqText } from './faq-text.ts';
import { QuestionEntry } from './question-entry.tsx';
import { searchQuestions } from './search-questions.ts';

/** The questions in their groups. Typing keeps those that contain every word. */
export const Faq = ({ text, values }: LoadedPage<FaqText>) => {
  const { t } = useTranslation('mf-landers');
  const [search, setSearch] = useState('');
  const groups = searchQuestions(text, search, values);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <PageFrame>
      <Stack gap={5} css={{ maxInlineSize: measure, marginInline: 'auto' }}>
        <Stack gap={2}>
          <Heading level={1}>{plainText(text.title, values)}</Heading>
          <Text size="lg" tone="muted">
            <Filled text={text.lead} values={values} />
          </Text>
        </Stack>
        <div role="search" css={{ '@media print': { display: 'none' } }}>
          <Field label={t('faq.search')}>
            <TextInput
              type="search"
              icon={<IconSearch />}
              value={search}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ target }) => setSearch(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && setSearch('')}
            />
          </Field>
          <VisuallyHidden>
            <span role="status">{search.trim() !== '' && t('faq.found', { count })}</span>
          </VisuallyHidden>
        </div>
        {count === 0 && (
          <EmptyState
            title={t('faq.nothing')}
            action={
              <LinkButton as={Link} to={paths.page('service')} variant="primary">
                {t('faq.service')}
              </LinkButton>
            }
          >
            {t('faq.nothingText')}
          </EmptyState>
        )}
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={`${id}-title`}>
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            {questions.map((question) => (
              <QuestionEntry key={question.id} entry={question} values={values} />
            ))}
          </section>
        ))}
      </Stack>
    </PageFrame>
  );
};
