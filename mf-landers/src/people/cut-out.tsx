import { css } from '@pairwise/ui';

import type { Person } from './cast.ts';

const image = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
});

/**
 * A drawn person on whatever is behind. Decorative: the name is text beside it, where it matters. The `first` one of a page
 * loads before everything else; the others wait for the layout, so that they do not delay its paint.
 */
export const CutOut = ({
  person,
  first = false,
  className,
}: {
  person: Person;
  first?: boolean;
  className?: string;
}) => (
  <img
    {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    src={person.src}
    alt=""
    width={480}
    height={560}
    draggable={false}
    className={className}
    css={image}
  />
);
