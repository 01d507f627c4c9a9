import type { ComponentProps } from 'react';

import { useFieldControl } from './field-context.ts';
import { inputStyle } from './input-style.ts';

export type TextAreaProps = ComponentProps<'textarea'>;

export const TextArea = (props: TextAreaProps) => (
  <textarea
    rows={4}
    css={[inputStyle, { display: 'block', paddingBlock: 12, resize: 'vertical' }]}
    {...useFieldControl()}
    {...props}
  />
);
