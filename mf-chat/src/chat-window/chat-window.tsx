import { isApiError } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, ErrorState, OfflineState } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { useDraft } from '../drafts/use-draft.ts';
import { startLive } from '../live/live.ts';
import { useIsTyping } from '../live/typing.ts';
import { outbox, useWaitingMessages } from '../outbox/index.ts';
import { ChatComposer, type ComposerHandle } from './chat-composer.tsx';
import { ChatNotFound } from './chat-not-found.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ChatTopbar } from './chat-topbar.tsx';
import { type OpenChat, useChat } from './chat-window.queries.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { MessageScroller, type MessageScrollerHandle } from './message-scroller.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

const state = css({ flex: 1, display: 'grid', alignContent: 'center' });

/** The loading, error or offline state of a chat. */
const ChatPlaceholder = ({ chat }: { chat: ReturnType<typeof useChat> }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  if (chat.error) {
    return (
      <div css={state}>
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
      <div css={state}>
        <OfflineState title={t('chats.offlineTitle')}>{t('chats.offlineText')}</OfflineState>
      </div>
    );
  }
  return <ChatSkeleton />;
};

interface ChatContentProps {
  chatId: number;
  member: number;
  messages: OpenChat['messages'];
  chat: OpenChat;
  older: { exist: boolean; loading: boolean; load: () => void };
}

/** The messages of a chat and the field for the next one. */
const ChatContent = ({ chatId, member, messages, chat, older }: ChatContentProps) => {
  const { t } = useTranslation('mf-chat');
  const receiver = { conversation: chatId };
  const draft = useDraft({ member, receiver, server: { draft: chat.draft, rev: chat.draft_rev } });
  const waiting = useWaitingMessages(receiver);
  const isTyping = useIsTyping(chatId);
  const scroller = useRef<MessageScrollerHandle>(null);
  const composer = useRef<ComposerHandle>(null);

  const edit = async (clientId: string): Promise<void> => {
    const entry = await outbox.discard(clientId);
    if (entry && 'body' in entry.content) composer.current?.insert(entry.content.body);
  };

  return (
    <>
      <MessageScroller
        ref={scroller}
        chatId={chatId}
        messages={messages}
        waiting={waiting}
        held={chat.held}
        partner={chat.partner}
        isTyping={isTyping}
        readSeq={chat.read_seq}
        partnerReadSeq={chat.partner_read_seq}
        older={older}
        onEdit={(clientId) => void edit(clientId)}
      />
      {chat.can_reply ? (
        <ChatComposer
          ref={composer}
          receiver={receiver}
          name={chat.partner?.name ?? t('chats.deletedMember')}
          draft={draft}
          onSent={() => scroller.current?.scrollToEnd()}
        />
      ) : (
        <ClosedNotice reason={chat.can_reply_reason} name={chat.partner?.name} />
      )}
    </>
  );
};

/** One chat: its partner, its messages and the composer. Needs a `key` per chat, because its state belongs to one chat. */
export const ChatWindow = ({ chatId }: { chatId: number }) => {
  const { t } = useTranslation('mf-chat');
  const member = useStream(bus.user$)?.id;
  const chat = useChat(chatId);
  const newest = chat.data?.newest;
  useEffect(startLive, []);
  if (!newest && isApiError(chat.error, 'not_found')) return <ChatNotFound />;
  return (
    <section
      css={frame}
      aria-label={newest && t('chat.label', { name: newest.partner?.name ?? t('chats.deletedMember') })}
    >
      <ChatTopbar partner={newest?.partner} loading={chat.isPending && chat.fetchStatus !== 'paused'} />
      {newest && member !== undefined ? (
        <ChatContent
          chatId={chatId}
          member={member}
          messages={chat.data?.messages ?? []}
          chat={newest}
          older={{ exist: chat.hasNextPage, loading: chat.isFetchingNextPage, load: () => void chat.fetchNextPage() }}
        />
      ) : (
        <ChatPlaceholder chat={chat} />
      )}
    </section>
  );
};
