import { css, theme } from '@pairwise/ui';

/** The box of a photo in a message, which has its place before the photo is loaded. */
export const photoBox = css({
  position: 'relative',
  inlineSize: 'min(260px, 62vw)',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
});

const TALLEST = 3 / 4;
const WIDEST = 16 / 9;

/** Returns the CSS ratio of a photo's box. Very tall and very wide photos are cropped to fit the chat. */
export const photoRatio = ({ width, height }: { width: number; height: number }): string =>
  String(Math.round(Math.min(WIDEST, Math.max(TALLEST, width / height)) * 1000) / 1000);
