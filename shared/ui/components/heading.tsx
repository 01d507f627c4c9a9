import type { CSSObject } from '@emotion/react';
import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';

type HeadingSize = 'display' | 'page' | 'section' | 'card';

export type HeadingProps = ComponentProps<'h1'> & {
  level: 1 | 2 | 3;
  /** Default by level: page, section, card. */
  size?: HeadingSize | undefined;
  /**
   * Takes the focus when it appears, so that screen readers announce a view that replaced another on the same page. After a
   * navigation the shell moves the focus. Instead of `ref`.
   */
  takesFocus?: boolean;
};

const sizes: Record<HeadingSize, CSSObject> = {
  display: { ...theme.text.display, fontWeight: theme.weight.black, letterSpacing: '-0.035em' },
  page: { ...theme.text.page, letterSpacing: '-0.022em' },
  section: { ...theme.text.xl, letterSpacing: '-0.015em' },
  card: theme.text.lg,
};

const sizeOf: Record<HeadingProps['level'], HeadingSize> = { 1: 'page', 2: 'section', 3: 'card' };

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

export const Heading = ({ level, size = sizeOf[level], takesFocus = false, ref, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const;
  return (
    <Element
      css={[{ fontWeight: theme.weight.bold, textWrap: 'balance' }, sizes[size], takesFocus && { outline: 'none' }]}
      {...(takesFocus ? { tabIndex: -1, ref: focus } : { ref })}
      {...rest}
    />
  );
};
