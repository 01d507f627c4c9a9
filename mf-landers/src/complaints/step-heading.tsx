import { css, Heading, theme } from '@pairwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The focus must not scroll the heading below the top bar. */
const step = css({ outline: 'none', scrollMarginBlockStart: `calc(${theme.bar} + ${theme.space[5]})` });

/** The heading of a view that replaces another on the same page. It takes the focus, so that screen readers announce it. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={1} ref={heading} tabIndex={-1} css={step}>
      {children}
    </Heading>
  );
};
