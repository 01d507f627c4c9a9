import { css } from '@pairwise/ui';

/** The column of a chat: its top bar, its messages and the composer. */
export const chatFrame = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

/** The middle of a chat without messages, for a state that replaces them. */
export const chatState = css({ flex: 1, display: 'grid', alignContent: 'center' });
