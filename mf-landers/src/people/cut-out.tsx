import { css } from '@pairwise/ui';

import type { Person } from './cast.ts';

const image = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
});

/** A drawn person on whatever is behind. Decorative: the name is text beside it, where it matters. */
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
    src={person.src}
    alt=""
    width={480}
    height={560}
    draggable={false}
    className={className}
    css={image}
    {...(first && { fetchPriority: 'high' as const })}
  />
);
