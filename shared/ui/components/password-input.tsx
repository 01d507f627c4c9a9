import { type ComponentProps, useState } from 'react';

import { IconEye, IconEyeOff } from '../icons.ts';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Names of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
};

export const PasswordInput = ({ showLabel, hideLabel, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <span css={{ position: 'relative', display: 'block', '& > input': { paddingInlineEnd: 56 } }}>
      <TextInput
        autoCapitalize="none"
        autoComplete="current-password"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        css={{ position: 'absolute', insetInlineEnd: 5, insetBlockStart: 4 }}
      >
        {shown ? <IconEyeOff /> : <IconEye />}
      </IconButton>
    </span>
  );
};
