import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';

export const visuallyHidden: CSSObject = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span css={visuallyHidden}>{children}</span>;
