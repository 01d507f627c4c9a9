import { Slot } from '@pairwise/remote';
import { css, theme } from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

const section = css({
  display: 'grid',
  justifyItems: 'center',
  padding: `${theme.space[5]} ${theme.space[4]} ${theme.space[7]}`,
});

/** Fetched a little before it comes into view. */
const AHEAD = '600px';

/** Whether an element has come near the window; a browser that can't tell says yes. */
const useNear = () => {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return { element, near };
};

/**
 * The signup's form, below what brings the visitor: another team's widget, fetched when somebody scrolls to it. Without
 * it nothing is missing, for the page's button leads to the signup too.
 */
export const SignupSection = () => {
  const { element, near } = useNear();
  return (
    <section ref={element} css={section}>
      {near && <Slot name="signup" />}
    </section>
  );
};
