import type { CSSObject } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { theme } from '../tokens.ts';
import { FieldMessage } from './field.tsx';
import { visuallyHidden } from './visually-hidden.tsx';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  /** A second line under the label. */
  detail?: ReactNode;
  /** For a table cell, whose column and row headings show the label. */
  hideLabel?: boolean;
};

const trackStyle: CSSObject = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: 48,
  blockSize: 28,
  margin: 0,
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  cursor: 'inherit',
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 19,
    blockSize: 19,
    borderRadius: '50%',
    background: theme.color.lineStrong,
    transition: `inset-inline-start ${theme.motion.fast} ${theme.motion.ease}, background ${theme.motion.fast}`,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '&:checked': { borderColor: theme.color.secondary, background: theme.color.secondary },
  '&:checked::before': { insetInlineStart: 23, background: theme.color.onSecondary },
  '&:disabled': { borderColor: theme.color.line, background: theme.color.inset },
  '&:disabled::before': { background: theme.color.line },
};

/** An on/off switch whose change applies immediately. The knob's position shows the state. */
export const Switch = ({ label, detail, hideLabel = false, className, ...rest }: SwitchProps) => {
  const detailId = useId();
  return (
    <div className={className} css={{ minInlineSize: 0 }}>
      <label
        css={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: hideLabel ? 'center' : 'space-between',
          gap: theme.space[4],
          minBlockSize: theme.tap,
          cursor: 'pointer',
          '&:has(:disabled)': { cursor: 'not-allowed' },
        }}
      >
        <span css={hideLabel ? visuallyHidden : { minInlineSize: 0, fontWeight: theme.weight.medium }}>{label}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its state itself
          role="switch"
          {...(detail !== undefined && { 'aria-describedby': detailId })}
          {...rest}
          css={trackStyle}
        />
      </label>
      {detail !== undefined && <FieldMessage id={detailId} hint={detail} />}
    </div>
  );
};
