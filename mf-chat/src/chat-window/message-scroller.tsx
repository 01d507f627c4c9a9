import { serverNow } from '@pairwise/api-client';
import type { HeldMessage, MemberCard, Message } from '@pairwise/contracts';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, media, Text, theme } from '@pairwise/ui';
import { DaySeparator, TypingBubble } from '@pairwise/ui/chat';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';

import { daysBefore } from '../chat-list/time-label.ts';
import type { OutboxEntry } from '../outbox/index.ts';
import { DownButton } from './down-button.tsx';
import { groupMessages, mountedDays, rowKeys, rowOf } from './group-messages.ts';
import { column } from './message-column.ts';
import { MessageGroupRow } from './message-group-row.tsx';
import { MoreMessages } from './more-messages.tsx';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import { shownMessages } from './shown-message.ts';
import { unreadDivider } from './unread-divider.ts';
import { useFoundPlace } from './use-found-place.ts';
import { useJumpedOver } from './use-jumped-over.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useLastVisible } from './use-last-visible.ts';
import { useMountedRows } from './use-mounted-rows.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useReadMarker } from './use-read-marker.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import type { FurtherMessages } from './use-shown-part.ts';

/**
 * `column-reverse` makes the browser measure from the bottom: the chat opens at the newest message, and older messages
 * are added on top without a jump. Chromium's scroll anchoring would undo that, because it anchors to the sticky day at
 * the top.
 */
const scrollerStyle = css({
  // Positioned, because visually hidden labels are: otherwise those out of view would make the whole page scroll.
  position: 'relative',
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

const frame = css({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  // Only the scroller gets the room that is left.
  gridTemplateRows: 'minmax(0, 1fr)',
});

/** Keeps its room when it is empty, so that the indicator moves nothing. */
const typingPlace = css({ minBlockSize: 44, marginBlockStart: theme.space[2] });

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Some languages write the days of the week with a small letter. A label begins with a capital one. */
const withCapital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const useDayLabel = (): ((date: Date) => string) => {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  return (date) => {
    const now = new Date();
    const days = daysBefore(date, now);
    if (days <= 0) return t('chat.today');
    if (days === 1) return t('chat.yesterday');
    if (days < 7) return withCapital(formatDate(date, language, { weekday: 'long' }), language);
    const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
    return withCapital(formatDate(date, language, { weekday: 'short', day: 'numeric', month: 'long', year }), language);
  };
};

export interface MessageScrollerHandle {
  scrollToEnd: () => void;
}

/** A search in the chat, as far as it concerns its messages. */
export interface SearchInMessages {
  isOpen: boolean;
  /** The number of the message that is shown now. */
  foundSeq: number | undefined;
  /** The text to mark in the messages. */
  foundText: string | undefined;
  close: () => void;
}

export interface MessageScrollerProps {
  chatId: number;
  /** The messages that are shown: the newest ones, or a part further up. */
  messages: Message[];
  /** The newest messages. */
  newest: Message[];
  waiting: OutboxEntry[];
  held: HeldMessage | null;
  partner: MemberCard | null;
  /** The partner's name, or the text for a deleted member. */
  author: string;
  isTyping: boolean;
  /** How far this member has read. */
  readSeq: number;
  /** How far the partner has read; null where the member may not see that (decisions C-5). */
  partnerReadSeq: number | null;
  /** How far messages have reached the partner. */
  partnerDeliveredSeq: number;
  older: FurtherMessages;
  newer: FurtherMessages;
  /** Shows the newest messages instead of a part further up. */
  showNewestPart: () => void;
  search: SearchInMessages;
  onEdit: (clientId: string) => void;
  /** Shown in place of messages while there are none. */
  start: ReactNode;
  ref?: Ref<MessageScrollerHandle>;
}

/** The messages by day and author, newest at the bottom. Scrolling to the top loads older ones. */
export const MessageScroller = (props: MessageScrollerProps) => {
  const { chatId, messages, newest, waiting, held, partner, author, isTyping, readSeq, partnerReadSeq } = props;
  const { partnerDeliveredSeq, older, newer, search, showNewestPart, onEdit, start, ref } = props;
  const { t } = useTranslation('mf-chat');
  const dayLabel = useDayLabel();
  // The divider keeps its position from opening the chat, whatever is read or received meanwhile.
  const [openedAt] = useState(() => ({ readSeq, time: serverNow() }));
  // What is not sent yet follows the newest message.
  const shown = useMemo(
    () => (newer.exist ? shownMessages(messages, []) : shownMessages(messages, waiting, held)),
    [messages, waiting, held, newer.exist],
  );
  const divider = unreadDivider(messages, openedAt, { hasOlder: older.exist, hasNewer: newer.exist });
  const days = useMemo(() => groupMessages(shown, divider?.beforeSeq), [shown, divider?.beforeSeq]);
  const lastSeq = messages.at(-1)?.seq ?? 0;

  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMountedRows(
    scroller,
    useMemo(() => rowKeys(days), [days]),
  );
  const shownKeys = useMemo(() => shown.map(({ key }) => key).join(' '), [shown]);
  const content = `${rows.first} ${rows.last} ${shownKeys}`;
  const reveal = (seq: number): boolean => {
    const row = rowOf(days, seq);
    if (row >= 0) rows.reveal(row);
    return row >= 0;
  };
  const scrollPlace = useScrollPlace(scroller, { content, hasNewer: newer.exist, reveal });
  const { isAtEnd, scrollToEnd } = scrollPlace;
  usePageKeys(scroller);
  const { isOpen: isSearching, foundSeq, foundText, close } = search;
  const leaveAtEnd = useFoundPlace(scrollPlace, { isSearching, foundSeq, content });
  const showNewest = (): void => {
    if (!newer.exist) {
      scrollToEnd();
      return;
    }
    if (isSearching) {
      leaveAtEnd();
      close();
    } else scrollToEnd();
    showNewestPart();
  };
  const { hasJumped, reportJump } = useJumpedOver({ newest, readSeq });
  useImperativeHandle(ref, () => ({
    scrollToEnd: () => {
      if (!isAtEnd) reportJump();
      showNewest();
    },
  }));
  const visibleSeq = useLastVisible(scroller, { content, readSeq, lastSeq });
  // What a search or a jump shows was not scrolled to by the member: it does not count as read.
  useReadMarker(chatId, { readSeq, visibleSeq: isSearching || hasJumped ? 0 : visibleSeq });

  useKeptPlace(chatId, scrollPlace, { unreadSeq: divider?.beforeSeq, isSearching });

  const dividerLabel = divider?.count === undefined ? t('chat.newer') : t('chat.new', { count: divider.count });

  return (
    <div css={frame}>
      <div
        ref={scroller}
        css={scrollerStyle}
        // Focusable, so that a keyboard can scroll it. Not live, because older messages must not be announced.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('chat.label', { name: author })}
      >
        <div css={column}>
          {older.exist && <MoreMessages {...older} label={t('chat.older')} />}
          {!older.exist && messages.length > 0 && (
            <Text size="sm" tone="muted" css={{ textAlign: 'center', paddingBlock: theme.space[3] }}>
              {t('chat.beginning')}
            </Text>
          )}
          {shown.length === 0 && start}
          {rows.above > 0 && <div style={{ blockSize: rows.above }} />}
          {mountedDays(days, rows).map(({ key, date, row, firstRow, groups }) => (
            <section key={key} aria-label={dayLabel(date)}>
              <DaySeparator ref={rows.measure} data-index={rows.indexOf(row)}>
                {dayLabel(date)}
              </DaySeparator>
              <ol css={list}>
                {groups.map((group, index) => {
                  const [first] = group.messages;
                  return (
                    <MessageGroupRow
                      key={first.key}
                      group={group}
                      measure={rows.measure}
                      index={rows.indexOf(firstRow + index)}
                      dividerLabel={divider && divider.beforeSeq === first.seq ? dividerLabel : undefined}
                      partner={partner}
                      author={author}
                      foundSeq={foundSeq}
                      foundText={foundText}
                      partnerReadSeq={partnerReadSeq}
                      partnerDeliveredSeq={partnerDeliveredSeq}
                      onEdit={onEdit}
                    />
                  );
                })}
              </ol>
            </section>
          ))}
          {rows.below > 0 && <div style={{ blockSize: rows.below }} />}
          {newer.exist && <MoreMessages {...newer} label={t('chat.newer')} />}
          <div css={typingPlace}>
            {isTyping && !newer.exist && <TypingBubble label={t('chat.typing', { name: author })} />}
          </div>
        </div>
      </div>
      {!isAtEnd && <DownButton messages={newest} onClick={showNewest} />}
      <NewMessageAnnouncer chatId={chatId} messages={newest} waiting={waiting} author={author} />
    </div>
  );
};
