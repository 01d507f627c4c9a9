import { media, theme } from '@pairwise/ui';

/** Buttons that stand on the photo where there is no room beside it. */
export const onPhotoBelowDesktop = {
  [media.down('md')]: {
    background: theme.color.photoButton,
    color: theme.color.photoInk,
    '&:hover': { background: theme.color.markBoth },
    '&:focus-visible': { outlineColor: theme.color.photoInk },
  },
};
