import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';
import { useFieldControl } from './field-context.ts';
import { inputSignStyle, inputStyle } from './input-style.ts';

export type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode };

export const TextInput = ({ icon, ...rest }: TextInputProps) => {
  const control = useFieldControl();
  const input = <input css={[inputStyle, icon ? { paddingInlineStart: 46 } : undefined]} {...control} {...rest} />;
  if (!icon) return input;
  return (
    <span css={{ position: 'relative', display: 'block' }}>
      <span css={{ ...inputSignStyle, insetInlineStart: theme.space[4] }}>{icon}</span>
      {input}
    </span>
  );
};
