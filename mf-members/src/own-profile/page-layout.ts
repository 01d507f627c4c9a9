import { css, media, theme } from '@pairwise/ui';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: theme.space[5],
});

/** Photos beside the text where there is room, as on other members' profiles. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)', gap: theme.space[5] },
});

export const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space[4],
});

/** On phones these cards come last. */
export const lastOnPhones = css({ [media.down('lg')]: { order: 1 } });
/** On phones the column dissolves, so that its cards are in one list with the others. */
export const openOnPhones = css({ [media.down('lg')]: { display: 'contents' } });
