import type { CSSObject } from '@emotion/react';

import { theme } from '../tokens.ts';

/** The box of text inputs, text areas and selects. */
export const inputStyle: CSSObject = {
  inlineSize: '100%',
  minBlockSize: 52,
  paddingBlock: 0,
  paddingInline: theme.space[4],
  border: `1.5px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  transition: `border-color ${theme.motion.fast}`,
  '&:hover:not(:disabled)': { borderColor: theme.color.inkMuted },
  '&:focus-visible': { outlineOffset: 0, borderColor: theme.color.focus },
  '&[aria-invalid="true"]': { borderColor: theme.color.danger, boxShadow: `inset 0 0 0 0.5px ${theme.color.danger}` },
  '&:disabled': {
    borderColor: theme.color.line,
    background: theme.color.inset,
    color: theme.color.inkMuted,
    cursor: 'not-allowed',
  },
};

/** An icon in the box, over its padding. */
export const inputSignStyle: CSSObject = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.inkMuted,
  pointerEvents: 'none',
};
