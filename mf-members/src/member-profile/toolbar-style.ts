import { media, theme } from '@pairwise/ui';

/** Styles toolbar buttons that are over the photo, on screens without room beside it. */
export const onPhotoBelowDesktop = {
  [media.down('md')]: {
    background: theme.color.photoButton,
    color: theme.color.photoInk,
    '&:hover': { background: theme.color.markBoth },
    '&:focus-visible': { outlineColor: theme.color.photoInk },
  },
};
