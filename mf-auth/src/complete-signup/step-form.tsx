import { type ApiError, useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, css, Heading, Stack, Tag, Text, theme } from '@pairwise/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { FormNotice } from '../form/form-notice.tsx';

/** Sticks to the lower edge while a long question is scrolled. */
const foot = css({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  paddingBlock: theme.space[3],
  background: theme.color.surface,
});

/** Scrolls what gets the focus clear of the foot, which would cover it. */
const question = css({ '& > :not(:last-child) *': { scrollMarginBlockEnd: 104 } });

const small = css({ minBlockSize: 26, paddingBlock: 3, paddingInline: 10, ...theme.text.xs });

export interface Saving {
  busy: boolean;
  error: ApiError | null;
}

interface StepFormProps {
  title: string;
  lead?: ReactNode;
  /** True after moving between questions: then the heading takes the focus. */
  arrived: boolean;
  saving: Saving;
  /** Error codes that a field shows. */
  atFields?: object;
  /** True for a question that need not be answered. */
  optional?: boolean;
  /** True while nothing is answered: the button then skips the question and is less prominent. */
  skips?: boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

/** One question with its button, which stays within reach of the thumb. */
export const StepForm = (props: StepFormProps) => {
  const { title, lead, arrived, saving, atFields = {}, optional = false, skips = false, onSubmit, children } = props;
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const { error } = saving;

  // The refused field takes the focus, so that its error is read out.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (online && !saving.busy) onSubmit();
  };
  return (
    <Stack as="form" ref={form} gap={5} noValidate css={question} onSubmit={submit}>
      <Stack gap={2} align="start">
        {optional && <Tag css={small}>{t('completeSignup.optional')}</Tag>}
        <Heading level={1} takesFocus={arrived}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
      <Stack gap={3} css={foot}>
        <FormNotice error={error} atFields={atFields} />
        <Button
          type="submit"
          variant={skips ? 'ghost' : 'primary'}
          size="lg"
          block
          busy={saving.busy}
          disabled={!online}
        >
          {t(skips ? 'completeSignup.skip' : 'completeSignup.next')}
        </Button>
      </Stack>
    </Stack>
  );
};
