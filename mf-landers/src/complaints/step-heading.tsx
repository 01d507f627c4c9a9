import { Heading } from '@pairwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a view that replaces another on the same page. It takes the focus, so that screen readers announce it. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={1} ref={heading} tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </Heading>
  );
};
