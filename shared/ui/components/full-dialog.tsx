import type { CSSObject } from '@emotion/react';

import { keyframes } from '../css.ts';
import { theme } from '../tokens.ts';
import { Modal, type ModalProps } from './modal.tsx';

export type FullDialogProps = ModalProps;

const appear = keyframes({ from: { opacity: 0 } });

const dialogStyle: CSSObject = {
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: `radial-gradient(120% 70% at 50% 34%, ${theme.color.nightGlow} 0%, ${theme.color.nightEdge} 46%, ${theme.color.night} 100%)`,
  color: theme.color.onDeep,
  textAlign: 'center',
  animation: `${appear} ${theme.motion.slow} ${theme.motion.ease}`,
  // A cross-fade replaces movement. The style sheet stops every animation otherwise.
  '@media (prefers-reduced-motion: reduce)': { animation: `${appear} 200ms linear !important` },
  '&::backdrop': { background: theme.color.night },
  '& > div': {
    alignContent: 'safe center',
    justifyItems: 'center',
    minBlockSize: '100%',
    paddingBlock: `max(${theme.space[5]}, env(safe-area-inset-top)) max(${theme.space[5]}, env(safe-area-inset-bottom))`,
  },
  // The title is all that there is to read.
  '& h2': { padding: 0, ...theme.text.display, fontWeight: theme.weight.black, letterSpacing: '-0.03em' },
  '& :focus-visible': { outlineColor: theme.color.onDeep },
  '& [data-close] > button': {
    background: 'none',
    color: theme.color.onDeep,
    '&:hover': { background: theme.color.deepRaised },
  },
};

const actionsStyle: CSSObject = {
  display: 'grid',
  gap: theme.space[2],
  inlineSize: '100%',
  maxInlineSize: 360,
};

/** A modal over the whole screen, for the rare moment that is more important than the page. */
export const FullDialog = (props: FullDialogProps) => (
  <Modal dialogStyle={dialogStyle} actionsStyle={actionsStyle} {...props} />
);
