import type { CSSObject } from '@emotion/react';

import { keyframes } from '../css.ts';
import { theme } from '../tokens.ts';
import { Modal, type ModalProps } from './modal.tsx';

export type DialogProps = ModalProps;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } });

/** Styles of a dialog in the middle of the screen. A sheet uses them too on wide screens. */
export const dialogStyle: CSSObject = {
  inlineSize: `calc(100% - 2 * ${theme.space[4]})`,
  maxInlineSize: 420,
  maxBlockSize: `calc(100dvh - 2 * ${theme.space[4]})`,
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pair,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.high,
  animation: `${appear} ${theme.motion.base} ${theme.motion.ease}`,
  '&::backdrop': { background: theme.color.scrim },
};

const actionsStyle: CSSObject = { display: 'flex', flexWrap: 'wrap', gap: 10 };

/** A modal dialog for a question or a short task. */
export const Dialog = (props: DialogProps) => (
  <Modal dialogStyle={dialogStyle} actionsStyle={actionsStyle} {...props} />
);
