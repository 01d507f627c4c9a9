import { type ReactNode, useId, useMemo } from 'react';

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

/** A control with its label and its hint or error, connected for screen readers. */
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
