import type { CSSObject } from '@emotion/react';
import type { ElementType } from 'react';

import { theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'default' | 'muted' | 'danger' | 'success' | undefined;
  weight?: 'body' | 'medium' | 'bold' | undefined;
  /** Digits of equal width, for counters, prices and times. */
  numeric?: boolean;
  /** One line, cut with an ellipsis. */
  clip?: boolean;
};

export type TextProps<Component extends ElementType> = AsProps<Component, OwnProps>;

const clipped: CSSObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 };

const tones = {
  default: undefined,
  muted: theme.color.inkMuted,
  danger: theme.color.danger,
  success: theme.color.success,
};

export const Text = <Component extends ElementType = 'p'>({
  as,
  size,
  tone = 'default',
  weight,
  numeric = false,
  clip = false,
  ...rest
}: TextProps<Component>) => {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      css={[
        size && theme.text[size],
        tones[tone] && { color: tones[tone] },
        weight && { fontWeight: theme.weight[weight] },
        numeric && { fontVariantNumeric: 'tabular-nums' },
        clip && clipped,
      ]}
      {...rest}
    />
  );
};
