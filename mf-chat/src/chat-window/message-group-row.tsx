import type { MemberCard } from '@pairwise/contracts';
import { css, Divider, theme } from '@pairwise/ui';
import { memo, type RefCallback } from 'react';

import type { MessageGroup } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { ShownMessage } from './shown-message.ts';

/** Keeps the margins inside, so that the measured height contains them. */
const rowStyle = css({ display: 'flow-root' });

const groupStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  marginBlockStart: 10,
});

const line = css({
  display: 'flex',
  flexDirection: 'column',
  // The message that the search shows now. The outline remains where the system forces its own colours.
  '&[aria-current] mark': {
    background: theme.color.primary,
    color: theme.color.onPrimary,
    outline: `2px solid ${theme.color.primary}`,
  },
});

const dividerStyle = css({ marginBlock: theme.space[3], scrollMarginBlock: 64 });

export interface MessageGroupRowProps {
  group: MessageGroup;
  measure: RefCallback<HTMLElement>;
  /** The number of the row, by which `measure` stores its height. */
  index: number;
  /** The label of the divider before the group; undefined where there is none. */
  dividerLabel: string | undefined;
  partner: MemberCard | null;
  /** The partner's name, or the text for a deleted member. */
  author: string;
  /** The number of the message that the search shows now. */
  foundSeq: number | undefined;
  foundText: string | undefined;
  /** How far the partner has read; null where the member may not see that (decisions C-5). */
  partnerReadSeq: number | null;
  /** How far messages have reached the partner. */
  partnerDeliveredSeq: number;
  onEdit: (clientId: string) => void;
}

/** Messages that one member wrote in a row. Not rendered again while the member writes: all props stay the same then. */
export const MessageGroupRow = memo((props: MessageGroupRowProps) => {
  const { group, measure, index, dividerLabel, partner, author, foundSeq, foundText, onEdit } = props;
  const { partnerReadSeq, partnerDeliveredSeq } = props;

  const isRead = ({ stored, seq }: ShownMessage): boolean =>
    stored?.state === 'read' || (partnerReadSeq !== null && seq !== undefined && seq <= partnerReadSeq);

  const isDelivered = ({ stored, seq }: ShownMessage): boolean =>
    stored?.state === 'delivered' || (seq !== undefined && seq <= partnerDeliveredSeq);

  return (
    <li ref={measure} data-index={index} css={rowStyle}>
      {dividerLabel !== undefined && (
        <div data-divider css={dividerStyle}>
          <Divider tone="unread" label={dividerLabel} />
        </div>
      )}
      <div css={groupStyle}>
        {group.messages.map((message, place) => {
          const next = group.messages[place + 1];
          return (
            <div
              key={message.key}
              data-message
              data-seq={message.seq}
              aria-current={foundSeq !== undefined && message.seq === foundSeq ? 'true' : undefined}
              css={line}
            >
              <MessageBubble
                message={message}
                partner={partner}
                author={author}
                foundText={foundText}
                read={isRead(message)}
                delivered={isDelivered(message)}
                showState={!next || (message.fromMe && isRead(message) !== isRead(next))}
                onEdit={onEdit}
              />
            </div>
          );
        })}
      </div>
    </li>
  );
});
