import { useTranslation } from '@pairwise/i18n';
import { css, Heading, IconChevronDown, Stack, theme } from '@pairwise/ui';

import { Blocks } from '../blocks.tsx';
import { plainText, type Values } from '../fill-text.ts';
import type { Question } from './faq-text.ts';

const entry = css({
  borderBlockEnd: `1px solid ${theme.color.line}`,
  // On paper every question is open.
  '@media print': { breakInside: 'avoid', '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minBlockSize: theme.tap,
  paddingBlock: theme.space[3],
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, color: theme.color.secondary },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
  [`@media (prefers-reduced-motion: no-preference)`]: {
    '& > svg': { transition: `transform ${theme.motion.fast} ${theme.motion.ease}` },
  },
  '@media print': { '& > svg': { display: 'none' } },
});

const ownLink = css({
  alignSelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.tap,
  color: theme.color.inkMuted,
  textUnderlineOffset: 3,
  ...theme.text.sm,
  '@media print': { display: 'none' },
});

/** One question, which opens to its answer. The address can name it. */
export const QuestionEntry = ({ entry: { id, question, answer }, values }: { entry: Question; values: Values }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <details id={id} css={entry}>
      <summary css={summary}>
        <Heading level={3} size="card">
          {plainText(question, values)}
        </Heading>
        <IconChevronDown />
      </summary>
      <Stack gap={3} css={{ paddingBlockEnd: theme.space[3] }}>
        <Blocks blocks={answer} values={values} />
        <a href={`#${id}`} css={ownLink}>
          {t('faq.link')}
        </a>
      </Stack>
    </details>
  );
};
