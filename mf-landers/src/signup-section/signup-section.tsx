import { PrerenderedSlot } from '@pairwise/remote';
import { css, theme } from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

const section = css({
  display: 'grid',
  justifyItems: 'center',
  padding: `${theme.space[5]} ${theme.space[4]} ${theme.space[7]}`,
});

/** The form starts to load this far before it comes into view. */
const AHEAD = '600px';

/** Reports whether an element has come near the window; true from the start without IntersectionObserver. */
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
 * The signup form at the end of a lander: a widget of mf-auth. The page has it as a plain form; the widget is loaded when it
 * comes near the window. If it fails, the page still works, because its button links to the signup.
 */
export const SignupSection = () => {
  const { element, near } = useNear();
  return (
    <section ref={element} css={section}>
      <PrerenderedSlot name="signup" load={near} />
    </section>
  );
};
