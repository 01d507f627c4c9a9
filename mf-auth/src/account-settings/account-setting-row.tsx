import { css, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface AccountSettingRowProps {
  label: ReactNode;
  /** The current value, or what the setting is for. */
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

/** One setting: its label, its current value, and the button that changes it. */
export const AccountSettingRow = ({ label, text, action }: AccountSettingRowProps) => (
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
