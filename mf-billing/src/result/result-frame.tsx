import { Container, css, media, Skeleton, Stack, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: theme.space[5],
  minBlockSize: 'min(70dvh, 640px)',
  paddingBlock: theme.space[5],
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: theme.space[8] },
});

const long = css({
  alignContent: 'start',
  [media.up('md')]: { alignItems: 'start', paddingBlock: theme.space[7] },
});

interface ResultFrameProps {
  /** What happened. */
  status: ReactNode;
  /** What the member can do now, and the receipt. */
  children: ReactNode;
  /** The children are higher than a window, so that the status belongs to their top. */
  isLong?: boolean;
}

/** The layout of a result: what happened on one side, what to do now on the other. */
export const ResultFrame = ({ status, children, isLong = false }: ResultFrameProps) => (
  <Container css={[frame, isLong && long]}>
    <Stack gap={2}>{status}</Stack>
    <Stack gap={4}>{children}</Stack>
  </Container>
);

export const ResultSkeleton = () => (
  <ResultFrame
    status={
      <>
        <Skeleton width={140} height={20} />
        <Skeleton width="80%" height={40} />
        <Skeleton width="60%" height={24} />
      </>
    }
  >
    <Skeleton height={110} radius="pair" />
    <Skeleton height={200} radius="md" />
  </ResultFrame>
);
