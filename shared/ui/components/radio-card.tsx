import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'value'> & {
  name: string;
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line under the label. */
  detail?: ReactNode;
};

/** One choice of a `RadioGroup`. The whole box can be pressed. */
export const RadioCard = ({ label, icon, detail, className, ...rest }: RadioCardProps) => (
  <label
    className={className}
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[3],
      minBlockSize: 60,
      padding: `${theme.space[2]} ${theme.space[4]}`,
      border: `1.5px solid ${theme.color.line}`,
      borderRadius: theme.radius.md,
      background: theme.color.surface,
      fontWeight: theme.weight.medium,
      cursor: 'pointer',
      transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.lineStrong },
      '&:has(:checked)': {
        borderColor: theme.color.secondary,
        background: theme.color.secondarySoft,
        color: theme.color.onSecondarySoft,
      },
      '&:has(:focus-visible)': theme.focusRing,
      '&:has(:disabled)': { background: theme.color.inset, color: theme.color.inkMuted, cursor: 'not-allowed' },
    }}
  >
    <input
      type="radio"
      {...rest}
      css={{
        flex: 'none',
        inlineSize: 22,
        blockSize: 22,
        appearance: 'none',
        margin: 0,
        border: `1.5px solid ${theme.color.lineStrong}`,
        borderRadius: '50%',
        background: theme.color.surface,
        '&:checked': {
          borderColor: theme.color.secondary,
          background: theme.color.secondary,
          boxShadow: `inset 0 0 0 3.5px ${theme.color.surface}`,
        },
        '&:focus-visible': { outline: 'none' },
      }}
    />
    {icon}
    <span css={{ display: 'grid', minInlineSize: 0 }}>
      {label}
      {detail && <span css={{ fontWeight: theme.weight.body, ...theme.text.sm }}>{detail}</span>}
    </span>
  </label>
);
