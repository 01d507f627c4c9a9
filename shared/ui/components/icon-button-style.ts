import type { CSSObject } from '@emotion/react';

import { theme } from '../tokens.ts';

export type IconButtonAppearance = {
  /** Read by screen readers and shown as a tooltip. */
  label: string;
  /** With a background. */
  solid?: boolean | undefined;
  tone?: 'default' | 'on-photo' | undefined;
};

export const iconButtonStyle = ({
  solid = false,
  tone = 'default',
}: Omit<IconButtonAppearance, 'label'>): CSSObject => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  flex: 'none',
  inlineSize: theme.tap,
  blockSize: theme.tap,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  background: solid ? theme.color.inset : 'none',
  color: theme.color.ink,
  textDecoration: 'none',
  transition: `background ${theme.motion.fast}`,
  '&:hover': { background: theme.color.inset },
  '&:disabled': { color: theme.color.inkMuted, cursor: 'not-allowed' },
  ...(tone === 'on-photo' && {
    background: theme.color.photoButton,
    color: theme.color.photoInk,
    '&:hover': { background: theme.color.markBoth },
    '&:focus-visible': { outlineColor: theme.color.photoInk },
  }),
});
