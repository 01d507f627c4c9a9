import type { MemberCard } from '@pairwise/contracts';
import { css, media, theme } from '@pairwise/ui';

import { MemberTile } from './member-tile.tsx';
import { featuredOf, inOrder } from './result-order.ts';

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
export const featureStyle = css({ gridColumn: 'span 2', [media.up('sm')]: { gridRow: 'span 2' } });

/** What fills that place: on phones its own shape, then that of the rows beside it. */
export const featureBox = css({
  aspectRatio: '1 / 0.9',
  [media.up('sm')]: { aspectRatio: 'auto', blockSize: '100%' },
});

interface ResultGridProps {
  members: MemberCard[];
  /** One of them is large. */
  feature?: boolean;
  /** The address of these results, for the way back and to the next one. */
  address: string;
}

/** Tiles that are in the first view of a phone or a desktop. */
const FIRST_VIEW = 4;

/** Members as photos. Who is large has a photo: the first of them comes before the others. */
export const ResultGrid = ({ members, feature = false, address }: ResultGridProps) => {
  const large = feature ? featuredOf(members) : undefined;
  return (
    <ul css={gridStyle}>
      {inOrder(members, feature).map((member, index) => (
        <li key={member.id} css={member === large && featureStyle}>
          <MemberTile
            member={member}
            results={address}
            priority={feature && index < FIRST_VIEW}
            {...(member === large && { feature: true, css: featureBox })}
          />
        </li>
      ))}
    </ul>
  );
};
