import { useErrorText, useTranslation } from '@pairwise/i18n';
import { ErrorState, OfflineState } from '@pairwise/ui';

import { chatState } from './chat-frame.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import type { useChat } from './chat-window.queries.ts';

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
