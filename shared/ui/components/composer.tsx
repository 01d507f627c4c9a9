import type { CSSObject } from '@emotion/react';
import { IconButton, IconPlus, IconSend, media, theme } from '@pairwise/ui';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import { useCollapsedButtons } from './use-collapsed-buttons.ts';

export type ComposerProps = {
  /** Names the text field. */
  label: string;
  placeholder?: string;
  value: string;
  onValue: (text: string) => void;
  /**
   * Called by the button, and by Enter where there is a keyboard. Not called for blank text without `attached`, while
   * `busy` or when `blocked`.
   */
  onSend: () => void;
  sendLabel: string;
  /** Beside the sign of the button: what sending costs. `sendLabel` says it in words. */
  sendPrice?: ReactNode;
  busy?: boolean;
  /** Sending is not possible now: `notice` or `footer` says why. */
  blocked?: boolean;
  /** Something besides the text will be sent, so the text may be blank. */
  attached?: boolean;
  /** Called with files that are pasted into the field, such as a copied picture. */
  onFiles?: ((files: File[]) => void) | undefined;
  maxLength?: number;
  /** Before the field: buttons to send something else. */
  leading?: ReactNode;
  /** Names the button into which those before the field collapse on phones, while the field has text or the focus. */
  leadingLabel?: string;
  /** Above the field: why sending is not possible now, and what to do. */
  notice?: ReactNode;
  /** Id of an element in `notice` that describes the field, too. */
  describedBy?: string | undefined;
  /** Below the field, and its description for screen readers: what a message costs. */
  footer?: ReactNode;
  /** The width of the field and what is around it, at most, in pixels. The bar itself is as wide as its place. */
  widest?: number | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

const fieldStyle: CSSObject = {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 48,
  maxBlockSize: 'min(40dvh, 200px)',
  paddingBlock: 12,
  paddingInline: theme.space[4],
  border: 0,
  borderRadius: 24,
  background: theme.color.inset,
  resize: 'none',
  overscrollBehavior: 'contain',
  // Grows with its text. `grow` does it in browsers without this property.
  fieldSizing: 'content',
  '&:focus-visible': { outlineOffset: -1 },
};

const leadingStyle: CSSObject = { flex: 'none', display: 'flex', marginBlockEnd: 2 };

/** Only the buttons: what they have opened, such as a sheet, stays. */
const collapsedStyle: CSSObject = { '& > button, & > span': { display: 'none' } };

const sendStyle: CSSObject = {
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '16px 16px 5px 16px',
  background: theme.color.primary,
  color: theme.color.onPrimary,
  [media.hover]: { '&:hover': { background: theme.color.primaryPress } },
  '&[aria-disabled="true"]': { background: theme.color.inset, color: theme.color.inkMuted, cursor: 'not-allowed' },
};

const priceStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  ...theme.text.xs,
  lineHeight: 1,
};

/** Fits the height of a field to its text, in browsers without `field-sizing`. */
const grow = (field: HTMLTextAreaElement): void => {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight}px`;
};

/** Detects a physical keyboard. With one, Enter sends; on a touch screen it adds a line. */
const hasKeyboard = (): boolean => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches;

/** The field in which a message is written. The caller keeps the text, so that a failure loses none of it. */
export const Composer = (props: ComposerProps) => {
  const {
    label,
    placeholder,
    value,
    onValue,
    onSend,
    sendLabel,
    sendPrice,
    busy = false,
    blocked = false,
    maxLength,
  } = props;
  const { attached = false, onFiles, leading, leadingLabel, notice, describedBy, footer, widest, ref } = props;
  const footerId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { isCollapsed, buttons, onExpand, onWrite } = useCollapsedButtons(form, value !== '');
  const unready = busy || blocked || (value.trim() === '' && !attached);

  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field?.value === value) grow(field);
  }, [value]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!unready) onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, Enter confirms a word. Safari reports that as key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (hasKeyboard()) submit(event);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    // Copied text can come with a picture of itself, for example from a spreadsheet.
    if (!onFiles || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      css={{
        display: 'grid',
        gap: theme.space[2],
        padding: `${theme.space[2]} ${theme.space[3]}`,
        paddingBlockEnd: `calc(${theme.space[2]} + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${theme.color.line}`,
        background: theme.color.surface,
        ...(widest !== undefined && {
          justifyContent: 'center',
          gridTemplateColumns: `minmax(0, ${widest}px)`,
        }),
      }}
    >
      {notice}
      <div css={{ display: 'flex', alignItems: 'flex-end', gap: theme.space[1] }}>
        {leading !== undefined && (
          <span ref={buttons} css={[leadingStyle, isCollapsed && leadingLabel !== undefined && collapsedStyle]}>
            {leading}
          </span>
        )}
        {isCollapsed && leadingLabel !== undefined && (
          <span css={leadingStyle}>
            <IconButton
              label={leadingLabel}
              aria-expanded={false}
              // The field keeps the focus, so that the keyboard of a phone stays open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onExpand}
            >
              <IconPlus />
            </IconButton>
          </span>
        )}
        <textarea
          ref={ref}
          rows={1}
          aria-label={label}
          aria-describedby={
            [describedBy, footer === undefined ? undefined : footerId].filter(Boolean).join(' ') || undefined
          }
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          onFocus={onWrite}
          onChange={(event) => {
            onWrite();
            onValue(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          css={fieldStyle}
        />
        <IconButton
          type="submit"
          label={sendLabel}
          aria-disabled={unready}
          aria-busy={busy}
          css={[{ marginInlineStart: theme.space[1] }, sendStyle]}
        >
          <IconSend />
          {sendPrice !== undefined && (
            <span aria-hidden="true" css={priceStyle}>
              {sendPrice}
            </span>
          )}
        </IconButton>
      </div>
      {footer !== undefined && (
        <p
          id={footerId}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: 6,
            paddingInline: theme.space[1],
            color: theme.color.inkMuted,
            ...theme.text.xs,
          }}
        >
          {footer}
        </p>
      )}
    </form>
  );
};
