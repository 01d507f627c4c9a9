import type { CSSObject } from '@emotion/react';
import { type ReactNode, useId, useMemo, useState } from 'react';

import { IconAlertCircle } from '../icons.ts';
import { theme } from '../tokens.ts';
import { FieldContext } from './field-context.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. Replaces the hint. */
  error?: ReactNode;
  hideLabel?: boolean;
  /** One control of this package. */
  children: ReactNode;
};

/** Without an error, it takes no room, and stays, so that screen readers follow it. */
const errorPlace: CSSObject = { '&:empty': { position: 'absolute' } };

/**
 * A control with its label and its hint or error, connected for screen readers. An error that appears while the control has
 * the focus is announced; another one is read out with its control.
 */
export const Field = ({ label, hint, error, hideLabel = false, children }: FieldProps) => {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const messageId = `${id}-message`;
  const invalid = Boolean(error);
  const described = invalid || Boolean(hint);
  const control = useMemo(
    () => ({
      id,
      ...(described && { 'aria-describedby': messageId }),
      ...(invalid && { 'aria-invalid': true as const }),
    }),
    [id, described, invalid, messageId],
  );
  return (
    <div
      css={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <label htmlFor={id} css={hideLabel ? visuallyHidden : { fontWeight: theme.weight.medium, ...theme.text.sm }}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <div css={errorPlace} aria-live={hasFocus ? 'polite' : 'off'}>
        {invalid && <FieldMessage id={messageId} error={error} />}
      </div>
      {!invalid && described && <FieldMessage id={messageId} hint={hint} />}
    </div>
  );
};

/** Shows the error if there is one, else the hint. */
export const FieldMessage = ({ id, error, hint }: { id: string; error?: ReactNode; hint?: ReactNode }) => (
  <p
    id={id}
    css={
      error
        ? { display: 'flex', gap: 6, color: theme.color.danger, fontWeight: theme.weight.medium, ...theme.text.sm }
        : { color: theme.color.inkMuted, ...theme.text.sm }
    }
  >
    {error ? (
      <>
        <IconAlertCircle css={{ marginBlockStart: 1 }} size={18} />
        <span>{error}</span>
      </>
    ) : (
      hint
    )}
  </p>
);
