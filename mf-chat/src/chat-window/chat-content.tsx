import { useBusEvent } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { EmptyState } from '@pairwise/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useHeldItem } from '../chat-list/chat-list.queries.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useIsTyping } from '../live/typing.ts';
import { type Receiver, useWaitingMessages } from '../outbox/index.ts';
import { PhotoLightbox } from '../photos/photo-lightbox.tsx';
import { NO_CHAT } from './begun-chat.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { ChatComposer, type ComposerHandle } from './chat-composer.tsx';
import { ChatStart } from './chat-start.tsx';
import type { OpenChat } from './chat-window.queries.ts';
import { ClosedNotice, HeldNotice } from './closed-notice.tsx';
import { MessageScroller, type MessageScrollerHandle, type SearchInMessages } from './message-scroller.tsx';
import { moveToComposer } from './move-to-composer.ts';
import { noneFurther, type ShownPart } from './use-shown-part.ts';

/** Whether the member was writing when this page replaced that of a new chat. */
const wasWriting = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && Reflect.get(entry, 'writing') === true;

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
  const draft = useDraft({
    member,
    receiver,
    before,
    partner: chat.partner,
    server: { draft: chat.draft, rev: chat.draft_rev },
  });
  const waiting = useWaitingMessages(receiver, before);
  // Until the address is confirmed a member has one message, which may be for another member.
  const heldReceiver = useHeldItem()?.partner;
  const isHeldElsewhere = chat.can_reply && heldReceiver?.id !== chat.partner?.id;
  const heldFor = chat.held ? name : isHeldElsewhere ? heldReceiver?.name : undefined;
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
      {heldFor !== undefined && <HeldNotice name={heldFor} />}
      {heldFor === undefined && chat.can_reply_reason === 'blocked' && <BlockedNotice name={name} draft={draft.text} />}
      {heldFor === undefined && !chat.can_reply && chat.can_reply_reason !== 'blocked' && (
        <ClosedNotice reason={chat.can_reply_reason} name={chat.partner?.name} />
      )}
      {heldFor === undefined && chat.can_reply && (
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
