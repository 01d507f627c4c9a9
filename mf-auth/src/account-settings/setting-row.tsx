import { css, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface SettingRowProps {
  label: ReactNode;
  /** How it is set now, or what it is for. */
  text: ReactNode;
  action?: ReactNode;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  '& + &': { borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: theme.space[4] },
});

/** A thing one can change: what it is, how it is now, and the button beside it. */
export const SettingRow = ({ label, text, action }: SettingRowProps) => (
  <div css={row}>
    <div css={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <Text weight="medium">{label}</Text>
      <Text as="div" size="sm" tone="muted">
        {text}
      </Text>
    </div>
    {action}
  </div>
);
