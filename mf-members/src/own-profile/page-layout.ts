import { css, media, theme } from '@pairwise/ui';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: theme.space[5],
});

/** Photos beside words where there is room, as others see a profile. */
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

/** On phones what is said of oneself comes before who may see it. */
export const lastOnPhones = css({ [media.down('lg')]: { order: 1 } });
/** A column whose cards stand in one list with the others' on phones. */
export const openOnPhones = css({ [media.down('lg')]: { display: 'contents' } });
