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

/** Two columns wide; also two rows high where there is room. */
export const featureStyle = css({ gridColumn: 'span 2', [media.up('sm')]: { gridRow: 'span 2' } });

/**
 * Fills the large tile: on phones with its own aspect ratio, which keeps most of a portrait, and on wider screens as high
 * as the rows beside it.
 */
export const featureBox = css({
  aspectRatio: '1 / 1.1',
  [media.up('sm')]: { aspectRatio: 'auto', blockSize: '100%' },
});

interface ResultGridProps {
  members: MemberCard[];
  /** Shows one member large. */
  feature?: boolean;
  /** The address of these results: profiles link back to it and step through it. */
  address: string;
}

/** Tiles that are in the first view of a phone or a desktop. */
const FIRST_VIEW = 4;

/** Members as a grid of photos. The large one is the first member with a photo, and comes before the others. */
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
