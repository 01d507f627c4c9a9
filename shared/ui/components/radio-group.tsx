import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type RadioGroupProps = ComponentProps<'fieldset'> & {
  label: ReactNode;
  hideLabel?: boolean;
  /** Side by side, wrapping to the next line. */
  row?: boolean;
};

/** A named group of radios. Arrow keys move within it, as the browser does for radios of one name. */
export const RadioGroup = ({ label, hideLabel = false, row = false, children, ...rest }: RadioGroupProps) => (
  <fieldset role="radiogroup" css={{ position: 'relative' }} {...rest}>
    <legend css={hideLabel ? visuallyHidden : { marginBlockEnd: 6, fontWeight: theme.weight.medium, ...theme.text.sm }}>
      {label}
    </legend>
    <div css={{ display: 'flex', flexDirection: row ? 'row' : 'column', flexWrap: 'wrap', gap: theme.space[2] }}>
      {children}
    </div>
  </fieldset>
);
