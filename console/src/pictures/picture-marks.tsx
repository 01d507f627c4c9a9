import type { Picture, PictureRegion, PictureWidth } from '@pairwise/contracts/pictures';
import { theme } from '@pairwise/ui';

interface MarksProps {
  picture: Picture;
  width: PictureWidth;
  regions: readonly PictureRegion[];
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Returns where a region is over its picture, whatever size the picture is shown in. Pictures are never mirrored. */
const placeOf = ({ x, y, width, height }: PictureRegion, picture: { width: number; height: number }) => ({
  left: percent(x, picture.width),
  top: percent(y, picture.height),
  width: percent(width, picture.width),
  height: percent(Math.min(height, picture.height - y), picture.height),
});

/** A small change must be found in a small picture, too. */
const markCss = { position: 'absolute', minInlineSize: 8, minBlockSize: 8 } as const;

/** Two colours, one of which stands out from whatever the picture shows. */
const outline = {
  borderRadius: 2,
  outline: `2px solid ${theme.color.danger}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${theme.color.onDanger}, 0 0 0 6px ${theme.color.onDanger}`,
};

const numberCss = {
  position: 'absolute',
  left: -5,
  bottom: 'calc(100% + 3px)',
  paddingInline: 5,
  borderRadius: 3,
  background: theme.color.danger,
  color: theme.color.onDanger,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  ...theme.text.xs,
} as const;

/** Outlines the regions of a picture that differ, with the same numbers before and after. */
export const ChangedMarks = ({ picture: { height }, width, regions }: MarksProps) =>
  regions.map((region, nth) =>
    // A region below the end of the shorter picture is in the other one only.
    region.y < height ? (
      <span
        key={`${region.x} ${region.y}`}
        aria-hidden="true"
        style={placeOf(region, { width, height })}
        css={{ ...markCss, ...outline }}
      >
        <span css={numberCss}>{nth + 1}</span>
      </span>
    ) : null,
  );

/** Outlines the regions of a picture that are not compared. */
export const IgnoredMarks = ({ picture: { height }, width, regions }: MarksProps) =>
  regions.map((region) =>
    region.y < height ? (
      <span
        key={`${region.x} ${region.y}`}
        aria-hidden="true"
        style={placeOf(region, { width, height })}
        css={{
          ...markCss,
          outline: `2px dotted ${theme.color.inkMuted}`,
          background: `color-mix(in srgb, ${theme.color.surface} 40%, transparent)`,
        }}
      />
    ) : null,
  );
