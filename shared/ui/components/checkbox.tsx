import type { CSSObject } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { theme } from '../tokens.ts';
import { FieldMessage } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode };

const tickShape = 'polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 40% 68%)';

const boxStyle: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: '1px 0 0',
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: 6,
  background: theme.color.surface,
  cursor: 'inherit',
  transition: `background ${theme.motion.fast}`,
  '&:checked': { borderColor: theme.color.secondary, background: theme.color.secondary },
  '&:checked::before': {
    content: '""',
    inlineSize: 13,
    blockSize: 13,
    clipPath: tickShape,
    background: theme.color.onSecondary,
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
  '&[aria-invalid="true"]': { borderColor: theme.color.danger, borderWidth: 2 },
  '&:disabled': { background: theme.color.inset },
};

export const Checkbox = ({ label, error, className, ...rest }: CheckboxProps) => {
  const messageId = useId();
  return (
    <div className={className}>
      <label
        css={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: theme.space[3],
          minBlockSize: theme.tap,
          paddingBlock: 10,
          cursor: 'pointer',
        }}
      >
        <input
          type="checkbox"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': messageId } : {})}
          {...rest}
          css={boxStyle}
        />
        <span css={{ minInlineSize: 0 }}>{label}</span>
      </label>
      {error && <FieldMessage id={messageId} error={error} />}
    </div>
  );
};
