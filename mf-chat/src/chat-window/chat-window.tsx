import { isApiError } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, ErrorState, OfflineState } from '@pairwise/ui';

import { ChatTopbar } from './chat-topbar.tsx';
import { useChat } from './chat-window.queries.ts';
import { ChatNotFound } from './chat-not-found.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { MessageScroller } from './message-scroller.tsx';
import { useReadMarker } from './use-read-marker.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

const state = css({ flex: 1, display: 'grid', alignContent: 'center' });

/** The messages of a chat, or its loading, error or offline state. */
const ChatContent = ({ chat }: { chat: ReturnType<typeof useChat> }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  if (chat.data?.newest) {
    const { partner, read_seq, partner_read_seq } = chat.data.newest;
    return (
      <MessageScroller
        messages={chat.data.messages}
        partner={partner}
        readSeq={read_seq}
        partnerReadSeq={partner_read_seq}
        older={{ exist: chat.hasNextPage, loading: chat.isFetchingNextPage, load: () => void chat.fetchNextPage() }}
      />
    );
  }
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

/** One chat: its partner and its messages. Needs a `key` per chat, because its state belongs to one chat. */
export const ChatWindow = ({ chatId }: { chatId: number }) => {
  const { t } = useTranslation('mf-chat');
  const chat = useChat(chatId);
  const newest = chat.data?.newest;
  useReadMarker(chatId, newest);
  if (!newest && isApiError(chat.error, 'not_found')) return <ChatNotFound />;
  return (
    <section
      css={frame}
      aria-label={newest && t('chat.label', { name: newest.partner?.name ?? t('chats.deletedMember') })}
    >
      <ChatTopbar partner={newest?.partner} loading={chat.isPending && chat.fetchStatus !== 'paused'} />
      <ChatContent chat={chat} />
    </section>
  );
};
