import { css, Heading, type HeadingProps, Stack, theme } from '@pairwise/ui';

const list = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: theme.space[5],
  listStyle: 'decimal',
  '& > li::marker': { color: theme.color.secondary, fontWeight: theme.weight.bold },
});

export interface NextStepsProps {
  title: string;
  level: HeadingProps['level'];
  steps: readonly string[];
}

/** What happens next, in order. */
export const NextSteps = ({ title, level, steps }: NextStepsProps) => (
  <Stack gap={2}>
    <Heading level={level} size="card">
      {title}
    </Heading>
    <ol css={list}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Stack>
);
