import type { MemberCard, Message } from '@pairwise/contracts';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, css, DaySeparator, Divider, media, Text, theme } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { daysBefore } from '../chat-list/time-label.ts';
import { groupMessages, type MessageGroup } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { column } from './message-column.ts';
import { unreadDivider } from './unread-divider.ts';

/**
 * `column-reverse` makes the browser measure from the bottom: the chat opens at the newest message, and older messages
 * are added on top without a jump. Chromium's scroll anchoring would undo that, because it anchors to the sticky day at
 * the top.
 */
const scroller = css({
  // Positioned, because visually hidden labels are: otherwise those out of view would make the whole page scroll.
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowAnchor: 'none',
  padding: theme.space[3],
  // Only the inline padding grows: the sticky day must stay exactly at the edge.
  [media.up('md')]: { paddingInline: theme.space[6] },
});

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Groups far outside the screen are not laid out. The estimated height only affects the scroll bar. */
const groupStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[1],
  marginBlockStart: 10,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
});

const dividerStyle = css({ marginBlock: theme.space[3], scrollMarginBlock: 64 });

const olderPlace = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: theme.space[3],
});

const useDayLabel = (): ((date: Date) => string) => {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  return (date) => {
    const now = new Date();
    const days = daysBefore(date, now);
    if (days <= 0) return t('chat.today');
    if (days === 1) return t('chat.yesterday');
    if (days < 7) return formatDate(date, language, { weekday: 'long' });
    const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
    return formatDate(date, language, { weekday: 'short', day: 'numeric', month: 'long', year });
  };
};

export interface MessageScrollerProps {
  messages: Message[];
  partner: MemberCard | null;
  /** How far this member had read when the chat was opened. */
  readSeq: number;
  /** How far the partner has read; null where the member may not see that (decisions C-5). */
  partnerReadSeq: number | null;
  older: { exist: boolean; loading: boolean; load: () => void };
}

/** The messages by day and author, newest at the bottom. Scrolling to the top loads older ones. */
export const MessageScroller = ({ messages, partner, readSeq, partnerReadSeq, older }: MessageScrollerProps) => {
  const { t } = useTranslation('mf-chat');
  const dayLabel = useDayLabel();
  // The divider keeps its position from opening the chat, whatever is read meanwhile.
  const [openedAt] = useState(readSeq);
  const divider = unreadDivider(messages, openedAt, older.exist);
  const days = groupMessages(messages, divider?.beforeSeq);
  const author = partner?.name ?? t('chats.deletedMember');

  const dividerElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would treat as the effect's clean-up.
    dividerElement.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const isRead = (message: Message): boolean =>
    message.state === 'read' || (partnerReadSeq !== null && message.seq <= partnerReadSeq);

  const renderGroup = (group: MessageGroup) => {
    const [first] = group.messages;
    return (
      <li key={first.seq}>
        {divider?.beforeSeq === first.seq && (
          <div ref={dividerElement} css={dividerStyle}>
            <Divider tone="unread" label={t('chat.new', { count: divider.count })} />
          </div>
        )}
        <div css={groupStyle}>
          {group.messages.map((message, index) => {
            const next = group.messages[index + 1];
            return (
              <MessageBubble
                key={message.seq}
                message={message}
                author={author}
                read={isRead(message)}
                showState={!next || (message.from_me && isRead(message) !== isRead(next))}
              />
            );
          })}
        </div>
      </li>
    );
  };

  return (
    // Focusable, so that a keyboard can scroll it. Not live, because older messages must not be announced.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div css={scroller} tabIndex={0} role="log" aria-live="off" aria-label={t('chat.label', { name: author })}>
      <div css={column}>
        {older.exist && <OlderMessages {...older} />}
        {!older.exist && messages.length > 0 && (
          <Text size="sm" tone="muted" css={{ textAlign: 'center', paddingBlock: theme.space[3] }}>
            {t('chat.beginning')}
          </Text>
        )}
        {messages.length === 0 && (
          <Text tone="muted" css={{ textAlign: 'center', paddingBlock: theme.space[6] }}>
            {t('chat.emptyTitle')}
          </Text>
        )}
        {days.map((day) => (
          <section key={day.key} aria-label={dayLabel(day.date)}>
            <DaySeparator>{dayLabel(day.date)}</DaySeparator>
            <ol css={list}>{day.groups.map(renderGroup)}</ol>
          </section>
        ))}
      </div>
    </div>
  );
};

/** Loads older messages when it scrolls into view. The button is for keyboards. */
const OlderMessages = ({ loading, load }: MessageScrollerProps['older']) => {
  const { t } = useTranslation('mf-chat');
  const place = useRef<HTMLDivElement>(null);
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    if (!place.current || loading || !('IntersectionObserver' in window)) return undefined;
    // Recreated after each page: an observer reports changes only, and a short page may leave the button in view.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadLatest();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <div ref={place} css={olderPlace}>
      <Button variant="ghost" size="sm" busy={loading} onClick={load}>
        {t('chat.older')}
      </Button>
    </div>
  );
};
