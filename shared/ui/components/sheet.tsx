import type { CSSObject } from '@emotion/react';

import { keyframes } from '../css.ts';
import { media, theme } from '../tokens.ts';
import { dialogStyle } from './dialog.tsx';
import { Modal, type ModalProps } from './modal.tsx';

export type SheetProps = ModalProps;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const sheetStyle: CSSObject = {
  ...dialogStyle,
  [media.down('md')]: {
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: `calc(100dvh - ${theme.space[6]})`,
    marginBlockEnd: 0,
    borderRadius: `${theme.radius.lg} ${theme.radius.lg} 0 0`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    animationName: rise,
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 40,
      blockSize: 4,
      margin: `${theme.space[3]} auto -8px`,
      borderRadius: 2,
      background: theme.color.lineStrong,
    },
  },
};

const actionsStyle: CSSObject = { display: 'grid', gap: theme.space[2] };

/** A modal for choices or filters: at the bottom of phones, within reach of the thumb; a dialog on wide screens. */
export const Sheet = (props: SheetProps) => <Modal dialogStyle={sheetStyle} actionsStyle={actionsStyle} {...props} />;
