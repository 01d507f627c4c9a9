import type { MemberCard } from '@pairwise/contracts';
import { css, media, theme } from '@pairwise/ui';

import { MemberTile } from './member-tile.tsx';

export const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space[4] },
  [media.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

/** Two columns wide; two rows high too where there is room. */
export const featureStyle = css({
  gridColumn: 'span 2',
  '& > *': { aspectRatio: '1 / 0.9' },
  [media.up('sm')]: { gridRow: 'span 2', '& > *': { aspectRatio: 'auto' } },
});

interface ResultGridProps {
  members: MemberCard[];
  /** The first of them is large. */
  feature?: boolean;
}

/** Tiles that are in the first view of a phone or a desktop. */
const FIRST_VIEW = 4;

/** Members as photos. */
export const ResultGrid = ({ members, feature = false }: ResultGridProps) => (
  <ul css={gridStyle}>
    {members.map((member, index) => {
      const large = feature && index === 0;
      return (
        <li key={member.id} css={large && featureStyle}>
          <MemberTile member={member} feature={large} priority={feature && index < FIRST_VIEW} />
        </li>
      );
    })}
  </ul>
);
