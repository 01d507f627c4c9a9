import { type ChatItem, paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, css, EmptyState, ErrorState, LinkButton, OfflineState } from '@pairwise/ui';

import { ChatLine } from './chat-line.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { useChats, useOlderChats } from './chat-list.queries.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

const Chats = ({ chats, open }: { chats: ChatItem[]; open: number | undefined }) => {
  const { t } = useTranslation('mf-chat');
  const older = useOlderChats(chats);
  return (
    <>
      <ul css={list}>
        {[...chats, ...older.chats].map((chat) => (
          <li key={chat.conversation}>
            <ChatLine chat={chat} current={chat.conversation === open} />
          </li>
        ))}
      </ul>
      {older.exist && (
        <Button variant="ghost" block busy={older.loading} onClick={older.load}>
          {t('chats.older')}
        </Button>
      )}
    </>
  );
};

/** All chats, or the empty, loading, error or offline state. */
export const ChatList = ({ open }: { open: number | undefined }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const { data: chats, error, fetchStatus, isFetching, refetch } = useChats();

  if (chats && chats.length > 0) return <Chats chats={chats} open={open} />;
  if (chats) {
    return (
      <EmptyState
        title={t('chats.emptyTitle')}
        action={
          <LinkButton as={Link} to={paths.members()} variant="primary">
            {t('chats.emptyAction')}
          </LinkButton>
        }
      >
        {t('chats.emptyText')}
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('chats.failedTitle')}
        retryLabel={t('chats.retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (fetchStatus === 'paused')
    return <OfflineState title={t('chats.offlineTitle')}>{t('chats.offlineText')}</OfflineState>;
  return <ChatListSkeleton />;
};
