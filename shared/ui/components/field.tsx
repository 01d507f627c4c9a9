import { type ReactNode, useId, useMemo } from 'react';

import { IconAlertCircle } from '../icons.ts';
import { theme } from '../tokens.ts';
import { FieldContext } from './field-context.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the hint's place. */
  error?: ReactNode;
  hideLabel?: boolean;
  /** One control of this package. */
  children: ReactNode;
};

/** A control with its label and what is said about it, wired for screen readers. */
export const Field = ({ label, hint, error, hideLabel = false, children }: FieldProps) => {
  const id = useId();
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
    <div css={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 }}>
      <label htmlFor={id} css={hideLabel ? visuallyHidden : { fontWeight: theme.weight.medium, ...theme.text.sm }}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {described && <FieldMessage id={messageId} error={error} hint={hint} />}
    </div>
  );
};

/** The error when there is one, else the hint. */
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
