import { theme } from '../tokens.ts';

/** What stands in place of content that is not there: its picture, words and button, centred. */
export const stateFrame = {
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[3],
  padding: theme.space[5],
  textAlign: 'center',
} as const;
