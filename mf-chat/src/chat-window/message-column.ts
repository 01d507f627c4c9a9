import { css } from '@pairwise/ui';

/** The width of the messages and of the composer, at most, in pixels: a readable length of line. */
export const columnWidth = 760;

export const column = css({ inlineSize: '100%', maxInlineSize: columnWidth, marginInline: 'auto' });
