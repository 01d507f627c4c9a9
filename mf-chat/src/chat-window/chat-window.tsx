import { isApiError } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, ErrorState, OfflineState } from '@pairwise/ui';

import { ChatTopbar } from './chat-topbar.tsx';
import { useConversation } from './chat-window.queries.ts';
import { ConversationNotFound } from './conversation-not-found.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { MessageScroller } from './message-scroller.tsx';
import { useReadMarker } from './use-read-marker.ts';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

const state = css({ flex: 1, display: 'grid', alignContent: 'center' });

/** What stands below the bar with the partner's name. */
const Conversation = ({ chat }: { chat: ReturnType<typeof useConversation> }) => {
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
  return <ConversationSkeleton />;
};

/** One conversation: who it is with, and what was said. Mounted anew for each conversation. */
export const ChatWindow = ({ conversation }: { conversation: number }) => {
  const { t } = useTranslation('mf-chat');
  const chat = useConversation(conversation);
  const newest = chat.data?.newest;
  useReadMarker(conversation, newest);
  if (!newest && isApiError(chat.error, 'not_found')) return <ConversationNotFound />;
  return (
    <section
      css={frame}
      aria-label={newest && t('chat.label', { name: newest.partner?.name ?? t('chats.deletedMember') })}
    >
      <ChatTopbar partner={newest?.partner} loading={chat.isPending && chat.fetchStatus !== 'paused'} />
      <Conversation chat={chat} />
    </section>
  );
};
