import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, matchPath, useLocation, useParams } from '@pairwise/router';
import {
  css,
  EmptyState,
  Heading,
  IconButton,
  IconChevronLeft,
  IconLink,
  IconSearch,
  IconX,
  media,
  TextInput,
  theme,
} from '@pairwise/ui';
import { useState } from 'react';

import { OtherAreasBadge } from '../chat-window/chat-topbar.tsx';
import { ChatWindow } from '../chat-window/chat-window.tsx';
import { ChatNotFound } from '../chat-window/chat-not-found.tsx';
import { ChatList } from '../chat-list/chat-list.tsx';
import { useListedSeq } from '../chat-list/chat-list.queries.ts';
import { useHasNoChats } from '../chat-list/use-has-no-chats.ts';
import { useIsDeleted } from '../deletions/deletions.ts';
import { focusOnce } from '../navigation/focus-once.ts';
import { NewChatWindow } from '../new-chat/new-chat-window.tsx';

/** Phones show either the list or the chat, desktops both side by side. */
const frame = css({
  [media.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '340px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    inlineSize: '100%',
    maxInlineSize: 1280,
    marginInline: 'auto',
    minBlockSize: 420,
  },
});

/**
 * With the default layout the list is below the top bar. The chat layout has no top bar (LAYOUT-02): the screen fills its
 * area, whose height depends on the notices shown.
 */
const belowTopBar = css({ [media.up('md')]: { blockSize: `calc(100dvh - ${theme.bar} - 1px)` } });
const fullArea = css({ position: 'absolute', inset: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' });

const listColumn = css({
  background: theme.color.surface,
  [media.down('md')]: { minBlockSize: `calc(100dvh - ${theme.bar})` },
  [media.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderInlineEnd: `1px solid ${theme.color.line}`,
  },
});

const windowColumn = css({ minInlineSize: 0, minBlockSize: 0, display: 'grid' });

const onlyDesktop = css({ [media.down('md')]: { display: 'none' } });

const listHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  minBlockSize: 72,
  padding: `${theme.space[3]} ${theme.space[5]} ${theme.space[2]}`,
});

const searchPlace = css({ padding: `0 ${theme.space[4]} ${theme.space[2]}` });

/** Without the browser's own cross: the one above it closes the search. */
const searchInput = css({ '&::-webkit-search-cancel-button': { display: 'none' } });

/** Positioned, because visually hidden labels are: otherwise those out of view would make the whole page scroll. */
const listScroller = css({
  position: 'relative',
  padding: theme.space[2],
  [media.up('md')]: { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
});

/** A chat, unless it is being deleted, here or in another tab. Needs a `key` per chat. */
const OpenedChat = ({ chatId }: { chatId: number }) => {
  const isDeleted = useIsDeleted(chatId, useListedSeq(chatId));
  return isDeleted ? <ChatNotFound /> : <ChatWindow chatId={chatId} />;
};

/** Returns the id of the address, and whether it is that of a member instead of a chat (ROUTE-07). */
const useAddress = () => {
  const { id } = useParams();
  const { pathname } = useLocation();
  const number = id === undefined || !/^\d{1,15}$/.test(id) ? undefined : Number(id);
  return matchPath('/members/:id/chat', pathname)
    ? { id, profile: number, chatId: undefined }
    : { id, profile: undefined, chatId: number };
};

/** The member's chats and, with an id in the address, one of them or a new one opened (CHAT-01). */
const ChatsOverviewScreen = () => {
  const { t } = useTranslation('mf-chat');
  const { id, chatId, profile } = useAddress();
  const isEmpty = useHasNoChats();
  const newLikes = useStream(bus.user$)?.new_likes ?? 0;
  // Undefined while the field is closed.
  const [search, setSearch] = useState<string>();
  return (
    <div css={[frame, id === undefined ? belowTopBar : fullArea]}>
      <section css={[listColumn, id !== undefined && onlyDesktop]} aria-label={t('chats.list')}>
        <header css={listHead}>
          {id !== undefined && (
            <IconLink as={Link} to={paths.chats()} label={t('chat.back')} css={{ marginInlineStart: -12 }}>
              <IconChevronLeft />
            </IconLink>
          )}
          {/* The list shows the messages. */}
          {id !== undefined && <OtherAreasBadge unread={0} likes={newLikes} />}
          <Heading level={id === undefined ? 1 : 2} size="section">
            {t('chats.title')}
          </Heading>
          <IconButton
            label={t('chats.search')}
            aria-expanded={search !== undefined}
            onClick={() => setSearch(search === undefined ? '' : undefined)}
            css={{ marginInlineStart: 'auto' }}
          >
            {search === undefined ? <IconSearch /> : <IconX />}
          </IconButton>
        </header>
        {search !== undefined && (
          <div css={searchPlace}>
            <TextInput
              type="search"
              aria-label={t('chats.search')}
              placeholder={t('chats.search')}
              icon={<IconSearch />}
              value={search}
              ref={focusOnce}
              onChange={(event) => setSearch(event.target.value)}
              css={searchInput}
            />
          </div>
        )}
        <div css={listScroller}>
          <ChatList open={chatId} search={search ?? ''} />
        </div>
      </section>
      <div css={[windowColumn, id === undefined && onlyDesktop]}>
        {chatId !== undefined && <OpenedChat key={chatId} chatId={chatId} />}
        {profile !== undefined && <NewChatWindow key={`member-${profile}`} profile={profile} />}
        {chatId === undefined && profile === undefined && id !== undefined && <ChatNotFound />}
        {id === undefined && !isEmpty && (
          <EmptyState title={t('chats.chooseTitle')} css={{ alignSelf: 'center' }}>
            {t('chats.chooseText')}
          </EmptyState>
        )}
      </div>
    </div>
  );
};

export default ChatsOverviewScreen;
