import type { CSSObject } from '@emotion/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import { IconX } from '../icons.ts';
import { theme } from '../tokens.ts';
import { Heading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import { keepScrollbarRoom } from './keep-scrollbar-room.ts';
import { useStrayKeys } from './use-stray-keys.ts';

export type ModalProps = {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. Without it only the actions close the dialog. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** When given, there is a close button with this name. */
  closeLabel?: string | undefined;
  actions?: ReactNode;
  /** Height in pixels of a footer in `children` that sticks to the bottom. What gets the focus is scrolled above it. */
  footHeight?: number | undefined;
  /** Gets the focus first, for example the button that deletes nothing. Without it, the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A click anywhere closes it, except on a button or a link. */
  closesByClick?: boolean;
  /**
   * It opens by itself. The keys being pressed are for the page, so the focus starts at the title, and a stray Enter or
   * Space presses no button.
   */
  unasked?: boolean;
  children?: ReactNode;
};

type ModalStyles = { dialogStyle: CSSObject; actionsStyle: CSSObject };

const closePlace: CSSObject = {
  position: 'absolute',
  zIndex: 2,
  insetBlock: 12,
  insetInlineEnd: 12,
  pointerEvents: 'none',
};

const closeStyle: CSSObject = {
  position: 'sticky',
  insetBlockStart: 12,
  background: theme.color.surface,
  pointerEvents: 'auto',
};

/**
 * Moves the focus to the page's content when closing a dialog has left it nowhere: the opener is gone, or there was none,
 * because the dialog opened by itself. Otherwise the keyboard would begin at the top of the page again.
 */
const keepFocusInPage = (): void => {
  if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  document.getElementById('content')?.focus({ preventScroll: true });
};

/**
 * Whether a key that is held down would press a control, maybe one of a dialog that the same key has just opened. Such a
 * dialog would act before it was read.
 */
const isHeldPress = ({ repeat, key, target }: KeyboardEvent): boolean => {
  if (!repeat || !(target instanceof Element)) return false;
  return key === 'Enter' ? target.closest('textarea') === null : key === ' ' && target.closest('button') !== null;
};

const OpenModal = (props: Omit<ModalProps, 'open'> & ModalStyles) => {
  const { onClose, title, closeLabel, actions, footHeight, initialFocus, closesByClick = false } = props;
  const { unasked = false, children, dialogStyle, actionsStyle } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const isStray = useStrayKeys(unasked);

  // The browser's modal keeps the focus inside and makes the rest of the page inert. Closed before it is removed, it
  // returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    const giveRoomBack = keepScrollbarRoom();
    element?.showModal();
    if (unasked) document.getElementById(titleId)?.focus({ preventScroll: true });
    else initialFocus?.current?.focus();
    return () => {
      element?.close();
      giveRoomBack();
      // React may remove the opener in this update, too.
      setTimeout(keepFocusInPage);
    };
  }, [initialFocus, unasked, titleId]);

  const isBackdrop = (event: SyntheticEvent) => event.target === dialog.current;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop; its key is Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      css={[dialogStyle, footHeight !== undefined && { scrollPaddingBlockEnd: footHeight }]}
      onKeyUpCapture={(event) => {
        if (isStray(event)) event.preventDefault();
      }}
      onCancel={(event) => {
        // A file field inside fires an event of the same name.
        if (!isBackdrop(event)) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // Browsers close a modal at the second Escape, or the second Back on a phone, without an event before.
        if (!isBackdrop(event)) return;
        if (onClose) onClose();
        else dialog.current?.showModal();
      }}
      onKeyDownCapture={(event) => {
        if (isStray(event) || isHeldPress(event)) event.preventDefault();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isBackdrop(event);
      }}
      onClick={(event) => {
        // A text selection that ends outside is not a press on the backdrop.
        if (isBackdrop(event) && pressedOutside.current) onClose?.();
        else if (closesByClick && event.target instanceof Element && !event.target.closest('button, a')) onClose?.();
      }}
    >
      <div css={{ position: 'relative', display: 'grid', gap: theme.space[4], padding: theme.space[5] }}>
        <Heading
          level={2}
          size="card"
          id={titleId}
          takesFocus={unasked}
          css={closeLabel === undefined ? {} : { paddingInlineEnd: 36 }}
        >
          {title}
        </Heading>
        {children}
        {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
        {closeLabel !== undefined && (
          // Last in the order, so that the first field or action gets the focus.
          // Beside the whole content, so that it stays in reach while that scrolls.
          <div css={closePlace} data-close>
            <IconButton label={closeLabel} onClick={onClose} css={closeStyle}>
              <IconX />
            </IconButton>
          </div>
        )}
      </div>
    </dialog>
  );
};

/** The common part of dialog and sheet. */
export const Modal = ({ open, ...rest }: ModalProps & ModalStyles) => (open ? <OpenModal {...rest} /> : null);
