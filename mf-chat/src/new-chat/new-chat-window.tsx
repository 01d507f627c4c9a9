import { isApiError } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { EmptyState, LinkButton, Stack } from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

import { useOtherUnread } from '../chat-list/chat-list.queries.ts';
import { storeBegunChat } from '../chat-window/begun-chat.ts';
import { blockedChat, blockerOf } from '../chat-window/blocked-chat.ts';
import { ChatContent } from '../chat-window/chat-content.tsx';
import { chatFrame, chatState } from '../chat-window/chat-frame.ts';
import { ChatMenu } from '../chat-window/chat-menu.tsx';
import { ChatPlaceholder } from '../chat-window/chat-placeholder.tsx';
import { ChatTopbar } from '../chat-window/chat-topbar.tsx';
import { useKeptFocus } from '../chat-window/use-kept-focus.ts';
import { useLeaveByEscape } from '../chat-window/use-leave-by-escape.ts';
import { startLive } from '../live/live.ts';
import { outbox } from '../outbox/index.ts';
import { useMemberChat } from './new-chat.queries.ts';
import { UnsentTexts } from './unsent-texts.tsx';

/** Why there can be no chat with this member. */
const refusals = ['not_available', 'own_profile', 'not_found'] as const;

const Refused = ({ error, profile }: { error: unknown; profile: number }) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  return (
    <div css={chatState}>
      <EmptyState
        level={1}
        title={t('chat.refusedTitle')}
        action={
          <Stack gap={5}>
            <LinkButton as={Link} to={paths.chats()} variant="primary">
              {t('chat.back')}
            </LinkButton>
            <UnsentTexts profile={profile} />
          </Stack>
        }
      >
        {errorText(error)}
      </EmptyState>
    </div>
  );
};

/**
 * Writes to a member with whom there is no chat yet (ROUTE-07). The first message creates the chat. Where there is one,
 * its address replaces this one (decisions R-4). Needs a `key` per member.
 */
export const NewChatWindow = ({ profile }: { profile: number }) => {
  const { t } = useTranslation('mf-chat');
  const navigate = useNavigate();
  const member = useStream(bus.user$)?.id;
  const { data, ...loading } = useMemberChat(profile);
  const blockedBy = blockerOf(loading.error);
  const chat = blockedBy === undefined ? data : blockedChat(null, data);
  const otherUnread = useOtherUnread();
  const [wrote, setWrote] = useState(false);
  useEffect(startLive, []);
  useLeaveByEscape();
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const partner = chat?.partner;
  useEffect(() => {
    if (partner) outbox.setPartner(partner);
  }, [partner]);

  const conversation = chat?.conversation ?? null;
  useEffect(() => {
    if (conversation === null) return;
    if (wrote) storeBegunChat(conversation);
    void navigate(paths.chat(conversation), { replace: true, state: wrote ? { writing: true } : null });
  }, [conversation, wrote, navigate]);

  if (!chat && refusals.some((code) => isApiError(loading.error, code))) {
    return <Refused error={loading.error} profile={profile} />;
  }
  const name = chat?.partner?.name ?? blockedBy;
  // The message stays on the screen until the address of its chat shows it.
  const isReady = chat !== undefined && member !== undefined && (conversation === null || wrote);
  return (
    <section ref={frame} css={chatFrame} aria-label={name === undefined ? undefined : t('chat.label', { name })}>
      <ChatTopbar
        partner={blockedBy === undefined ? (chat?.partner ?? undefined) : null}
        name={blockedBy}
        loading={loading.isPending && loading.fetchStatus !== 'paused'}
        otherUnread={otherUnread}
        menu={chat && blockedBy === undefined && <ChatMenu chat={chat} />}
      />
      {isReady ? (
        <ChatContent
          receiver={{ profile }}
          member={member}
          chat={chat}
          newest={chat.messages}
          blockedBy={blockedBy}
          onRefused={() => void loading.refetch()}
          onSent={() => setWrote(true)}
        />
      ) : (
        <ChatPlaceholder chat={loading} />
      )}
    </section>
  );
};
