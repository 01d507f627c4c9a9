import { Heading, type HeadingProps } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

/**
 * The heading of a step that took the place of another on the same page: it gets the focus, so that a screen reader
 * says where one has come to. (After a navigation the shell does that.)
 */
export const ArrivalHeading = (props: Omit<HeadingProps, 'ref' | 'tabIndex'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} tabIndex={-1} css={{ outline: 'none' }} {...props} />;
};
