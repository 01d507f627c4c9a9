import { css } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Person } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

const round = css({
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '50%',
  overflow: 'hidden',
  background: colours.shade,
});
const figure = css({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: '-8%',
  inlineSize: '88%',
  blockSize: '100%',
});

/** A person's face in a circle. */
export const Face = ({ person, className }: { person: Person; className?: string }) => (
  <span css={round} className={className}>
    <CutOut person={person} css={figure} />
  </span>
);
