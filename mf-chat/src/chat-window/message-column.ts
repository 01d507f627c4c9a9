import { css } from '@pairwise/ui';

/** Lines get no longer than they can be read. */
export const column = css({ inlineSize: '100%', maxInlineSize: 760, marginInline: 'auto' });
