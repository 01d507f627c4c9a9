import { useTranslation } from '@pairwise/i18n';
import { Container, css, IconArrowLeft, IconButton, media, ProgressBar, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { SidePortrait } from '../account-frame/side-portrait.tsx';
import { positionOf, type QuestionId } from './questions.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: theme.color.surface,
});

/** Leaves room for the language menu in the upper corner of this layout. */
const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: 68,
  '&&': { paddingInlineEnd: 112, [media.up('md')]: { paddingInlineEnd: 160 } },
});

const main = css({
  flex: 1,
  display: 'grid',
  gap: theme.space[7],
  paddingBlock: theme.space[4],
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 480px) 1fr',
    alignItems: 'center',
    paddingBlock: `${theme.space[3]} ${theme.space[6]}`,
  },
});

interface StepFrameProps {
  question: QuestionId;
  /** Missing on the first question. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** Frame of one question: the progress, a back button and the question. */
export const StepFrame = ({ question, onBack, children }: StepFrameProps) => {
  const { t } = useTranslation('mf-auth');
  const position = positionOf(question);
  return (
    <div css={frame}>
      <Container css={header}>
        {onBack && (
          <IconButton label={t('completeSignup.back')} onClick={onBack} css={{ marginInlineStart: -10 }}>
            <IconArrowLeft />
          </IconButton>
        )}
        <ProgressBar
          label={t('completeSignup.progress', position)}
          value={position.number / position.total}
          css={{ flex: 1 }}
        />
        <Text as="span" size="sm" tone="muted" numeric aria-hidden="true" css={{ whiteSpace: 'nowrap' }}>
          {t('completeSignup.position', position)}
        </Text>
      </Container>
      <Container css={main}>
        {children}
        <SidePortrait line={t('signup.bubble')} />
      </Container>
    </div>
  );
};
