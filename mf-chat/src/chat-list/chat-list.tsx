import { type ChatItem, paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Button,
  css,
  EmptyState,
  ErrorState,
  LinkButton,
  OfflineState,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';

import { deletions, useDeletions } from '../deletions/deletions.ts';
import { useNewestWaiting } from '../outbox/index.ts';
import { ChatLine } from './chat-line.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { useChats, useOlderChats } from './chat-list.queries.ts';
import { FailureBanner } from './failure-banner.tsx';
import { NewChatLine } from './new-chat-line.tsx';
import { useNewChats } from './new-chats.ts';
import { SayHi } from './say-hi.tsx';
import { isNamed, shownChats } from './shown-chats.ts';
import { useHasNoChats } from './use-has-no-chats.ts';
import { waitingOf } from './waiting-of.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** How many chats a search has found. What is shown of it is needed only without a result. */
const Found = ({ count, isOlder }: { count: number; isOlder: boolean }) => {
  const { t } = useTranslation('mf-chat');
  if (count > 0) return <VisuallyHidden>{t('chats.found', { count })}</VisuallyHidden>;
  return (
    <Text tone="muted" css={{ padding: theme.space[4] }}>
      {t(isOlder ? 'chats.noneFoundYet' : 'chats.noneFound')}
    </Text>
  );
};

const Chats = ({ chats, open, search }: { chats: ChatItem[]; open: number | undefined; search: string }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const older = useOlderChats(chats);
  const { waiting: deleted } = useDeletions();
  const waiting = useNewestWaiting();
  const listed = [...chats, ...older.chats];
  const shown = shownChats(listed, { search, deleted, waiting });
  const isWanted = isNamed(search);
  const started = useNewChats(listed).filter(({ partner }) => isWanted(partner));
  return (
    <>
      {/* Always rendered, because screen readers announce only changes of an existing region. */}
      <div role="status">
        {search.trim() !== '' && <Found count={shown.length + started.length} isOlder={older.exist} />}
      </div>
      <ul css={list}>
        {started.map((chat) => (
          <li key={`member-${chat.partner.id}`}>
            <NewChatLine chat={chat} />
          </li>
        ))}
        {shown.map((chat) => (
          <li key={chat.conversation}>
            <ChatLine chat={chat} waiting={waitingOf(chat, waiting)} current={chat.conversation === open} />
          </li>
        ))}
      </ul>
      {older.error && (
        <Text size="sm" tone="danger" role="alert" css={{ textAlign: 'center', padding: theme.space[3] }}>
          {errorText(older.error)}
        </Text>
      )}
      {older.exist && (
        <Button variant="ghost" block busy={older.loading} onClick={older.load}>
          {t('chats.older')}
        </Button>
      )}
    </>
  );
};

/** Says that a chat could not be deleted, and why, or that its deletion could not be undone any more (CHAT-03). */
const DeletionFailure = () => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const { error, undoneTooLate } = useDeletions();
  if (error !== undefined) {
    return (
      <FailureBanner onDismiss={deletions.dismiss}>
        {t('chats.deleteFailed', { reason: errorText(error) })}
      </FailureBanner>
    );
  }
  return undoneTooLate && <FailureBanner onDismiss={deletions.dismiss}>{t('menu.undoneTooLate')}</FailureBanner>;
};

/** All chats, or the empty, loading, error or offline state. `search` is a part of a name. */
export const ChatList = ({ open, search }: { open: number | undefined; search: string }) => (
  <>
    <DeletionFailure />
    <ListContent open={open} search={search} />
  </>
);

const ListContent = ({ open, search }: { open: number | undefined; search: string }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const { data: chats, error, fetchStatus, isFetching, refetch } = useChats();
  const isEmpty = useHasNoChats();

  if (chats && !isEmpty) return <Chats chats={chats} open={open} search={search} />;
  if (chats) {
    return (
      <EmptyState
        title={t('chats.emptyTitle')}
        action={
          <Stack gap={5} align="center">
            <SayHi />
            <LinkButton as={Link} to={paths.members()} variant="primary">
              {t('chats.emptyAction')}
            </LinkButton>
          </Stack>
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
