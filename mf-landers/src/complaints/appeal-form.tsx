import { idempotencyKey, useOnline } from '@pairwise/api-client';
import { appealTextLength, isComplaintText } from '@pairwise/contracts/complaint-limits';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Field, Heading, Stack, Text, TextArea } from '@pairwise/ui';
import { useRef, useState } from 'react';

import type { CaseKey } from './case-link.ts';
import { useAppeal } from './complaint.queries.ts';
import { FormNotice } from './form-notice.tsx';

/** Asks for a second decision, once (decisions S-2). */
export const AppealForm = ({ opened, until }: { opened: CaseKey; until: string }) => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { error, isPending, variables, mutate } = useAppeal(opened);
  const isShort = tried && !isComplaintText(text);

  const submit = (): void => {
    setTried(true);
    if (!isComplaintText(text)) {
      form.current?.querySelector('textarea')?.focus();
    } else if (online && !isPending) {
      mutate({ text, idempotencyKey: variables?.text === text ? variables.idempotencyKey : idempotencyKey() });
    }
  };

  return (
    <Stack
      as="form"
      ref={form}
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading level={2}>{t('complaints.appealTitle')}</Heading>
      <Text tone="muted">{t('complaints.appealIntro', { date: formatDate(until, language) })}</Text>
      <Field
        label={t('complaints.appealText')}
        hint={t('complaints.appealHint')}
        error={isShort && t('complaints.textMissing')}
      >
        <TextArea
          rows={4}
          maxLength={appealTextLength.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FormNotice error={error} />
      <Button
        type="submit"
        variant="primary"
        busy={isPending}
        disabled={!online && !isPending}
        css={{ justifySelf: 'start' }}
      >
        {t('complaints.appealSubmit')}
      </Button>
    </Stack>
  );
};
