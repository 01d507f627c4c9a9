import { isApiError } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useEffect, useRef, useState } from 'react';

import { useListedOnline, useOtherUnread } from '../chat-list/chat-list.queries.ts';
import { FailureBanner } from '../chat-list/failure-banner.tsx';
import { SearchBar } from '../chat-search/search-bar.tsx';
import { useChatSearch } from '../chat-search/use-chat-search.ts';
import { startLive } from '../live/live.ts';
import { blockedChat, blockerOf } from './blocked-chat.ts';
import { ChatContent } from './chat-content.tsx';
import { chatFrame } from './chat-frame.ts';
import { ChatMenu } from './chat-menu.tsx';
import { ChatNotFound } from './chat-not-found.tsx';
import { ChatPlaceholder } from './chat-placeholder.tsx';
import { ChatTopbar } from './chat-topbar.tsx';
import { useChat } from './chat-window.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLeaveByEscape } from './use-leave-by-escape.ts';
import { useShownPart } from './use-shown-part.ts';

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
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const [menuFailure, setMenuFailure] = useState<string>();
  const foundSeq = search.current?.seq;
  const part = useShownPart(chatId, chat, { isOpen: search.isOpen, seq: foundSeq });
  if (!newest && isApiError(chat.error, 'not_found')) return <ChatNotFound />;
  return (
    <section
      ref={frame}
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
