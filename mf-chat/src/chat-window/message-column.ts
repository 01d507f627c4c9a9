import { css } from '@pairwise/ui';

/** Limits the line length to a readable width. */
export const column = css({ inlineSize: '100%', maxInlineSize: 760, marginInline: 'auto' });
