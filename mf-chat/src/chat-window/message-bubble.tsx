import type { MemberCard } from '@pairwise/contracts';
import { formatTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Text, theme, VisuallyHidden } from '@pairwise/ui';
import { Bubble, type BubbleStatus } from '@pairwise/ui/chat';
import { memo } from 'react';

import { type OutboxEntry, useWaitText } from '../outbox/index.ts';
import { FailedFooter } from './failed-footer.tsx';
import { MessageContent } from './message-content.tsx';
import { ReportLink, reportable } from './report-link.tsx';
import type { ShownMessage } from './shown-message.ts';

export interface MessageBubbleProps {
  message: ShownMessage;
  /** Null once the account is deleted: then there is no profile to report from. */
  partner: MemberCard | null;
  /** The partner's name, or the text for a deleted member. */
  author: string;
  /** The text to mark in the message. */
  foundText: string | undefined;
  read: boolean;
  delivered: boolean;
  /** Shows the time, and on own messages the state. */
  showState: boolean;
  /** Puts the text of a failed message back into the composer. */
  onEdit: (clientId: string) => void;
}

const waitStyle = css({ textAlign: 'end', paddingBlockStart: theme.space[1] });

type State = 'sending' | 'held' | 'sent' | 'delivered' | 'read' | 'failed';

const stateOf = ({ held, waiting }: ShownMessage, read: boolean, delivered: boolean): State => {
  if (held) return 'held';
  if (waiting) return waiting.state === 'failed' ? 'failed' : 'sending';
  if (read) return 'read';
  return delivered ? 'delivered' : 'sent';
};

const statuses: Record<State, BubbleStatus> = {
  sending: 'sending',
  held: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
};

const WaitReason = ({ entry, isLast }: { entry: OutboxEntry; isLast: boolean }) => {
  const waitText = useWaitText(entry, isLast);
  if (waitText === undefined) return null;
  return (
    <Text size="sm" tone="muted" css={waitStyle}>
      {waitText}
    </Text>
  );
};

/** One message. System messages are rendered as a plain line. Rendered again only when the message itself changes. */
export const MessageBubble = memo((props: MessageBubbleProps) => {
  const { message, partner, author, foundText, read, delivered, showState, onEdit } = props;
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const { stored, waiting, fromMe, createdAt } = message;
  if (stored?.kind === 'system') {
    return (
      <Text size="sm" tone="muted" css={{ textAlign: 'center', paddingBlock: theme.space[2] }}>
        {stored.body}
      </Text>
    );
  }
  const state = stateOf(message, read, delivered);
  // A state other than that of the group's last message is always shown.
  const isShown = showState || (fromMe && (state === 'sending' || state === 'failed' || state === 'held'));
  const time = <time dateTime={createdAt}>{formatTime(createdAt, language)}</time>;
  const bubble = (
    <Bubble
      side={fromMe ? 'out' : 'in'}
      {...(isShown && state !== 'failed' && { time })}
      {...(isShown && fromMe && { status: statuses[state], statusLabel: t(`chat.${state}`) })}
      footer={
        waiting &&
        (waiting.state === 'failed' ? (
          <FailedFooter entry={waiting} name={author} onEdit={onEdit} />
        ) : (
          <WaitReason entry={waiting} isLast={showState} />
        ))
      }
    >
      <VisuallyHidden>{fromMe ? t('chat.you') : author}: </VisuallyHidden>
      <MessageContent message={message} author={author} foundText={foundText} />
    </Bubble>
  );
  if (fromMe || !stored || !partner) return bubble;
  return (
    <div css={reportable}>
      {bubble}
      <ReportLink sender={partner.id} conversation={stored.conversation} seq={stored.seq} />
    </div>
  );
});
