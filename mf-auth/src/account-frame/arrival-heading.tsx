import { Heading, type HeadingProps } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

/**
 * Heading of a step that replaces another on the same page. It takes the focus, so that screen readers announce it.
 * (After a navigation the shell moves the focus.)
 */
export const ArrivalHeading = (props: Omit<HeadingProps, 'ref' | 'tabIndex'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} tabIndex={-1} css={{ outline: 'none' }} {...props} />;
};
