import { type ApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Banner,
  Button,
  css,
  Heading,
  IconArrowLeft,
  IconLink,
  media,
  ProgressBar,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { type Question, questions } from './questions.ts';

const head = css({ display: 'flex', alignItems: 'center', gap: theme.space[2], minBlockSize: theme.tap });
/** On phones the button stays in reach of the thumb, however long the question is. */
const foot = css({
  [media.down('md')]: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: `calc(${theme.bottomBar} + env(safe-area-inset-bottom))`,
    marginInline: `calc(${theme.space[4]} * -1)`,
    padding: `10px ${theme.space[4]}`,
    background: theme.color.bg,
  },
});
const backPlace = css({ marginInlineStart: -10 });

interface QuestionFrameProps {
  question: Question;
  /** Address of the previous question. */
  back: string | undefined;
  /** True once the member has moved between questions: then the heading takes the focus. */
  arrived: boolean;
  saving: boolean;
  error: ApiError | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** Frame of one question: progress, the link back, the heading and the button. */
export const QuestionFrame = (props: QuestionFrameProps) => {
  const { question, back, arrived, saving, error, onSubmit, children } = props;
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    // The button of the question before is at its end.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  const number = questions.indexOf(question) + 1;
  const total = questions.length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (online && !saving) onSubmit();
  };
  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <div css={head}>
        {back !== undefined && (
          <IconLink as={Link} to={back} label={t('matchFinder.back')} css={backPlace}>
            <IconArrowLeft />
          </IconLink>
        )}
        <ProgressBar label={t('matchFinder.progress', { number, total })} value={number / total} css={{ flex: 1 }} />
        <Text as="span" size="sm" tone="muted" numeric aria-hidden="true">
          {t('matchFinder.position', { number, total })}
        </Text>
      </div>
      <Stack gap={2}>
        <Heading level={1} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
          {t(`matchFinder.${question}.title`)}
        </Heading>
        <Text tone="muted">{t(`matchFinder.${question}.lead`)}</Text>
      </Stack>
      {children}
      {error && (
        <Banner tone="danger" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      {!online && <Banner tone="warning">{t('matchFinder.offline')}</Banner>}
      <div css={foot}>
        <Button type="submit" variant="primary" size="lg" block busy={saving} disabled={!online}>
          {t(number === total ? 'matchFinder.show' : 'matchFinder.next')}
        </Button>
      </div>
    </Stack>
  );
};
