import type { ComponentProps } from 'react';

import { IconChevronDown } from '../icons.ts';
import { theme } from '../tokens.ts';
import { useFieldControl } from './field-context.ts';
import { inputSignStyle, inputStyle } from './input-style.ts';

export type SelectProps = ComponentProps<'select'>;

/** A native select, which phones and keyboards support well. */
export const Select = (props: SelectProps) => (
  <span css={{ position: 'relative', display: 'block' }}>
    <select
      css={[inputStyle, { appearance: 'none', paddingInlineEnd: 46, textOverflow: 'ellipsis' }]}
      {...useFieldControl()}
      {...props}
    />
    <span css={{ ...inputSignStyle, insetInlineEnd: theme.space[4] }}>
      <IconChevronDown />
    </span>
  </span>
);
