import { Container, css, Heading, media, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';
import { useTranslation } from '@pairwise/i18n';
import type { ReactNode } from 'react';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
    gridTemplateAreas: '"title ." "content summary"',
    alignItems: 'start',
    gap: `${theme.space[5]} ${theme.space[6]}`,
    paddingBlock: `${theme.space[6]} ${theme.space[8]}`,
  },
});

const area = (name: string) => css({ [media.up('md')]: { gridArea: name } });
const titleArea = area('title');
const summaryArea = area('summary');
const contentArea = area('content');

interface PayFrameProps {
  title: string;
  summary: ReactNode;
  /** On phones the content already says what is bought. */
  summaryOnPhones?: boolean;
  children: ReactNode;
}

/** The layout of the two steps: on wide screens the order's summary is beside the content, on phones above it. */
export const PayFrame = ({ title, summary, summaryOnPhones = true, children }: PayFrameProps) => (
  <Container css={frame}>
    <Heading level={1} css={titleArea}>
      {title}
    </Heading>
    <div css={[summaryArea, !summaryOnPhones && { [media.down('md')]: { display: 'none' } }]}>{summary}</div>
    <div css={contentArea}>{children}</div>
  </Container>
);

export const SummarySkeleton = () => (
  <div css={{ display: 'grid', blockSize: 120, [media.up('md')]: { blockSize: 252 } }}>
    <Skeleton height="100%" radius="pair" />
  </div>
);

export const MethodsSkeleton = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{t('pay.loading')}</VisuallyHidden>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} height={72} radius="md" />
      ))}
    </Stack>
  );
};

export const OrderSkeleton = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <Stack role="status">
      <VisuallyHidden>{t('pay.loading')}</VisuallyHidden>
      <Skeleton height={420} radius="pair" />
    </Stack>
  );
};
