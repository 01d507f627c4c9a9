import { isApiError } from '@pairwise/api-client';
import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { EmptyState, ErrorState, OfflineState } from '@pairwise/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useListedOnline, useOtherUnread } from '../chat-list/chat-list.queries.ts';
import { FailureBanner } from '../chat-list/failure-banner.tsx';
import { SearchBar } from '../chat-search/search-bar.tsx';
import { useChatSearch } from '../chat-search/use-chat-search.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { startLive } from '../live/live.ts';
import { useIsTyping } from '../live/typing.ts';
import { type Receiver, useWaitingMessages } from '../outbox/index.ts';
import { PhotoLightbox } from '../photos/photo-lightbox.tsx';
import { blockedChat, blockerOf } from './blocked-chat.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { ChatComposer, type ComposerHandle } from './chat-composer.tsx';
import { chatFrame, chatState } from './chat-frame.ts';
import { ChatMenu } from './chat-menu.tsx';
import { ChatNotFound } from './chat-not-found.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ChatStart } from './chat-start.tsx';
import { ChatTopbar } from './chat-topbar.tsx';
import { type OpenChat, useChat } from './chat-window.queries.ts';
import { ClosedNotice, HeldNotice } from './closed-notice.tsx';
import { MessageScroller, type MessageScrollerHandle, type SearchInMessages } from './message-scroller.tsx';
import { moveToComposer } from './move-to-composer.ts';
import { useLeaveByEscape } from './use-leave-by-escape.ts';
import { noneFurther, type ShownPart, useShownPart } from './use-shown-part.ts';

type Loading = Pick<ReturnType<typeof useChat>, 'error' | 'fetchStatus' | 'isFetching'> & { refetch: () => unknown };

/** The loading, error or offline state of a chat. */
export const ChatPlaceholder = ({ chat }: { chat: Loading }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  if (chat.error) {
    return (
      <div css={chatState}>
        <ErrorState
          title={t('chat.failedTitle')}
          retryLabel={t('chats.retry')}
          onRetry={() => void chat.refetch()}
          retrying={chat.isFetching}
        >
          {errorText(chat.error)}
        </ErrorState>
      </div>
    );
  }
  if (chat.fetchStatus === 'paused') {
    return (
      <div css={chatState}>
        <OfflineState title={t('chats.offlineTitle')}>{t('chats.offlineText')}</OfflineState>
      </div>
    );
  }
  return <ChatSkeleton />;
};

/** Whether the member was writing when this page replaced that of a new chat. */
const wasWriting = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && Reflect.get(entry, 'writing') === true;

/** Stands for the id of a chat that has no message yet. */
const NO_CHAT = 0;

interface ChatContentProps {
  /** The receiver of the next message. */
  receiver: Receiver;
  member: number;
  chat: OpenChat;
  /** The newest messages. */
  newest: OpenChat['messages'];
  /** The messages that are shown. Absent where they are the newest, and no others exist. */
  part?: ShownPart;
  search?: SearchInMessages;
  /** The name of the partner, when they have blocked the member. */
  blockedBy: string | undefined;
  /** Called when a message was refused because the chat has changed: it has to be fetched again. */
  onRefused: () => void;
  onSent?: () => void;
}

const noSearch = { isOpen: false, foundSeq: undefined, foundText: undefined, close: () => undefined };

/** The messages of a chat and the field for the next one. */
export const ChatContent = (props: ChatContentProps) => {
  const { receiver, member, chat, newest, part, search = noSearch, blockedBy, onRefused, onSent } = props;
  const { t } = useTranslation('mf-chat');
  const chatId = chat.conversation ?? NO_CHAT;
  const name = chat.partner?.name ?? blockedBy ?? t('chats.deletedMember');
  // What was written to the partner before there was a chat belongs to it now.
  const before = chat.partner ? { profile: chat.partner.id } : receiver;
  const draft = useDraft({ member, receiver, before, server: { draft: chat.draft, rev: chat.draft_rev } });
  const waiting = useWaitingMessages(receiver, before);
  const [icebreaker, setIcebreaker] = useState<string>();
  const isTyping = useIsTyping(chatId);
  const scroller = useRef<MessageScrollerHandle>(null);
  const composer = useRef<ComposerHandle>(null);

  // The refusal of a message is the first sign of a block, or that the partner's account has ended.
  const isRefused =
    (blockedBy === undefined && waiting.some(({ failure }) => failure === 'blocked')) ||
    (chat.can_reply && waiting.some(({ failure }) => failure === 'not_available'));
  const refetch = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) refetch();
  }, [isRefused]);

  const isWriting = wasWriting(useLocation().state);
  useEffect(() => {
    if (isWriting) composer.current?.focus();
  }, [isWriting]);
  // After a navigation the shell moves the focus to the heading.
  useBusEvent('navigation:done', () => {
    if (isWriting) composer.current?.focus();
  });

  // The same function always: otherwise all messages would be rendered at each key.
  const edit = useCallback((clientId: string) => void moveToComposer(clientId, composer), []);

  return (
    <>
      <MessageScroller
        ref={scroller}
        chatId={chatId}
        messages={part?.messages ?? newest}
        newest={newest}
        waiting={waiting}
        held={chat.held}
        partner={chat.partner}
        author={name}
        isTyping={isTyping}
        readSeq={chat.read_seq}
        partnerReadSeq={chat.partner_read_seq}
        partnerDeliveredSeq={chat.partner_delivered_seq}
        older={part?.older ?? noneFurther}
        newer={part?.newer ?? noneFurther}
        showNewestPart={() => part?.showNewest()}
        search={search}
        onEdit={edit}
        start={
          blockedBy === undefined ? (
            <ChatStart
              chat={chat}
              onPick={(text) => {
                setIcebreaker(text);
                composer.current?.replace(text);
              }}
            />
          ) : (
            <EmptyState title={t('chat.refusedTitle')} />
          )
        }
      />
      <PhotoLightbox messages={part?.messages ?? newest} author={name} />
      {chat.held && <HeldNotice name={name} />}
      {!chat.held && chat.can_reply_reason === 'blocked' && <BlockedNotice name={name} draft={draft.text} />}
      {!chat.held && !chat.can_reply && chat.can_reply_reason !== 'blocked' && (
        <ClosedNotice reason={chat.can_reply_reason} name={chat.partner?.name} />
      )}
      {!chat.held && chat.can_reply && (
        <ChatComposer
          ref={composer}
          receiver={receiver}
          before={before}
          name={name}
          draft={draft}
          icebreaker={icebreaker}
          onSent={() => {
            scroller.current?.scrollToEnd();
            onSent?.();
          }}
        />
      )}
    </>
  );
};

/** One chat: its partner, its messages and the composer. Needs a `key` per chat, because its state belongs to one chat. */
export const ChatWindow = ({ chatId }: { chatId: number }) => {
  const { t } = useTranslation('mf-chat');
  const member = useStream(bus.user$)?.id;
  const chat = useChat(chatId);
  const blockedBy = blockerOf(chat.error);
  const newest = blockedBy === undefined ? chat.data?.newest : blockedChat(chatId, chat.data?.newest);
  useEffect(startLive, []);
  const otherUnread = useOtherUnread(chatId);
  const online = useListedOnline(chatId);
  const partner = newest?.partner && { ...newest.partner, ...(online !== undefined && { online }) };
  const search = useChatSearch(chatId);
  useLeaveByEscape(search.isOpen);
  const [menuFailure, setMenuFailure] = useState<string>();
  const foundSeq = search.current?.seq;
  const part = useShownPart(chatId, chat, { isOpen: search.isOpen, seq: foundSeq });
  if (!newest && isApiError(chat.error, 'not_found')) return <ChatNotFound />;
  return (
    <section
      css={chatFrame}
      aria-label={newest && t('chat.label', { name: newest.partner?.name ?? blockedBy ?? t('chats.deletedMember') })}
    >
      <ChatTopbar
        partner={partner}
        name={blockedBy}
        loading={chat.isPending && chat.fetchStatus !== 'paused'}
        otherUnread={otherUnread}
        menu={
          newest &&
          blockedBy === undefined && (
            <ChatMenu chat={newest} {...(newest.last_seq > 0 && { onFind: search.open })} onFailure={setMenuFailure} />
          )
        }
        cover={
          search.isOpen && blockedBy === undefined ? <SearchBar search={search} onRetry={part.retry} /> : undefined
        }
      />
      {menuFailure !== undefined && (
        <FailureBanner onDismiss={() => setMenuFailure(undefined)}>{menuFailure}</FailureBanner>
      )}
      {newest && member !== undefined && !part.opening ? (
        <ChatContent
          receiver={{ conversation: chatId }}
          member={member}
          chat={newest}
          newest={blockedBy === undefined ? (chat.data?.messages ?? []) : newest.messages}
          {...(blockedBy === undefined && { part })}
          blockedBy={blockedBy}
          onRefused={() => void chat.refetch()}
          search={{ isOpen: search.isOpen, foundSeq, foundText: search.foundText, close: search.close }}
        />
      ) : (
        <ChatPlaceholder chat={part.opening ?? chat} />
      )}
    </section>
  );
};
