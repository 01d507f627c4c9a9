import { css, Stack, Text, theme } from '@pairwise/ui';

const value = css({
  padding: theme.space[3],
  borderRadius: theme.radius.md,
  background: theme.color.inset,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export interface ReferenceNumberProps {
  label: string;
  number: string;
}

/** The number of a request, to quote and to copy: one click selects all of it. */
export const ReferenceNumber = ({ label, number }: ReferenceNumberProps) => (
  <Stack gap={1}>
    <Text size="sm" tone="muted">
      {label}
    </Text>
    <Text css={value} weight="medium" numeric>
      {number}
    </Text>
  </Stack>
);
