import type { CSSObject } from '@emotion/react';
import { IconAlertCircle, IconCheck, IconChecks, IconClock, VisuallyHidden, theme } from '@pairwise/ui';
import type { ComponentProps, ReactNode } from 'react';

export type BubbleStatus = 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

type Delivery = { status: BubbleStatus; statusLabel: string } | { status?: undefined; statusLabel?: undefined };

export type BubbleProps = ComponentProps<'div'> &
  Delivery & {
    /** `out` is the reader's own message. */
    side: 'in' | 'out';
    time?: ReactNode;
    /** Below it: why sending failed, and the retry button. */
    footer?: ReactNode;
  };

const icons = {
  sending: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconAlertCircle,
};

const sides: Record<BubbleProps['side'], CSSObject> = {
  in: { borderColor: theme.color.line, borderRadius: '20px 20px 20px 5px', background: theme.color.surface },
  out: {
    borderColor: theme.color.secondary,
    borderRadius: '20px 20px 5px 20px',
    background: theme.color.secondary,
    color: theme.color.onSecondary,
  },
};

const failed: CSSObject = {
  borderColor: theme.color.danger,
  background: theme.color.dangerSoft,
  color: theme.color.ink,
};

/** Tells "read" from "delivered" by its shape, not only by a colour. */
const readMark: CSSObject = {
  paddingInline: 3,
  borderRadius: theme.radius.full,
  background: theme.color.onSecondary,
  color: theme.color.secondary,
};

const meta: CSSObject = {
  float: 'inline-end',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  margin: '7px 0 -3px 14px',
  fontVariantNumeric: 'tabular-nums',
  ...theme.text.xs,
};

/** A message. The tight corner points at its author; time and status are at its end. */
export const Bubble = ({ side, time, status, statusLabel, footer, children, ...rest }: BubbleProps) => {
  const StatusIcon = status && icons[status];
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: side === 'out' ? 'flex-end' : 'flex-start',
        alignSelf: side === 'out' ? 'flex-end' : 'flex-start',
        maxInlineSize: 'min(78%, 520px)',
      }}
      {...rest}
    >
      <div
        css={[
          {
            display: 'flow-root',
            maxInlineSize: '100%',
            padding: '10px 14px',
            border: '1px solid',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            // Hundreds of marks on one letter would cover the messages around it. The margin is that of a focus ring.
            overflow: 'clip',
            overflowClipMargin: 4,
          },
          sides[side],
          status === 'failed' && failed,
        ]}
      >
        {children}
        {(time !== undefined || StatusIcon) && (
          <span
            css={[
              meta,
              side === 'in' && { color: theme.color.inkMuted },
              status === 'failed' && { color: theme.color.danger },
            ]}
          >
            {time}
            {StatusIcon && (
              <span css={[{ display: 'inline-flex' }, status === 'read' && readMark]}>
                <StatusIcon size={16} />
              </span>
            )}
            {statusLabel !== undefined && <VisuallyHidden>{statusLabel}</VisuallyHidden>}
          </span>
        )}
      </div>
      {footer}
    </div>
  );
};
