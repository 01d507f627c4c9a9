import type { CSSObject } from '@emotion/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import { IconSend } from '../icons.ts';
import { media, theme } from '../tokens.ts';
import { IconButton } from './icon-button.tsx';

export type ComposerProps = {
  /** Names the text field. */
  label: string;
  placeholder?: string;
  value: string;
  onValue: (text: string) => void;
  /** By the button, or by Enter where there is a keyboard; never with nothing but spaces, never while `busy`. */
  onSend: () => void;
  sendLabel: string;
  busy?: boolean;
  maxLength?: number;
  /** Before the field: what else can be sent. */
  leading?: ReactNode;
  /** Above the field: why it can't be sent now, and the way on. */
  notice?: ReactNode;
  /** Under the field, and read with it: what a message costs. */
  footer?: ReactNode;
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
  // Grows with its text, where the browser can; see `grow` for the others.
  fieldSizing: 'content',
  '&:focus-visible': { outlineOffset: -1 },
};

const sendStyle: CSSObject = {
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '16px 16px 5px 16px',
  background: theme.color.primary,
  color: theme.color.onPrimary,
  [media.hover]: { '&:hover': { background: theme.color.primaryPress } },
  '&[aria-disabled="true"]': { background: theme.color.inset, color: theme.color.inkMuted, cursor: 'not-allowed' },
};

/** Fits a field to its text in browsers that do not do so themselves. */
const grow = (field: HTMLTextAreaElement): void => {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight}px`;
};

/** A keyboard one types on: there Enter sends; under a thumb it makes a new line. */
const hasKeyboard = (): boolean => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches;

/** Where a message is written. The text is kept by whoever renders it, so that a failure never loses a word. */
export const Composer = (props: ComposerProps) => {
  const { label, placeholder, value, onValue, onSend, sendLabel, busy = false, maxLength } = props;
  const { leading, notice, footer, ref } = props;
  const footerId = useId();
  const form = useRef<HTMLFormElement>(null);
  const unready = busy || value.trim() === '';

  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field?.value === value) grow(field);
  }, [value]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!unready) onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, Enter chooses a word; 229 is how Safari says so after the fact.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (hasKeyboard()) submit(event);
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
      }}
    >
      {notice}
      <div css={{ display: 'flex', alignItems: 'flex-end', gap: theme.space[1] }}>
        {leading !== undefined && <span css={{ flex: 'none', marginBlockEnd: 2 }}>{leading}</span>}
        <textarea
          ref={ref}
          rows={1}
          aria-label={label}
          aria-describedby={footer === undefined ? undefined : footerId}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={onKeyDown}
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
