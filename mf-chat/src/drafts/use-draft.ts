import { isApiError } from '@pairwise/api-client';
import type { MemberCard } from '@pairwise/contracts';
import { isDraftStorable } from '@pairwise/contracts/chat-limits';
import { deleteBegunMessage, readBegunMessage } from '@pairwise/remote/begun-messages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Receiver, receiverKey } from '../outbox/outbox-entry.ts';
import {
  addBegunText,
  emptyDraft,
  mergeDraft,
  refusedDraft,
  savedDraft,
  type ServerDraft,
  type StoredDraft,
} from './draft.ts';
import { saveDraft } from './draft.queries.ts';
import { adoptDraft, writeDraft } from './draft-store.ts';
import { deleteLeftDraft, leaveDraft } from './left-draft.ts';
import { refetchNewChatDrafts } from './new-chat-drafts.queries.ts';

/**
 * How often a draft that is being written is stored on the device, and the delay after its last key for the server, in
 * milliseconds.
 */
const DEVICE_EVERY_MS = 200;
const SERVER_DELAY_MS = 1_500;

/** Whether the api has responded that it stores nothing. After its failure, or that of a proxy, it may have. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.code !== 'error' && error.status > 0 && error.status < 500;

interface DraftOptions {
  member: number;
  receiver: Receiver;
  /** The partner, to whom a text may have been written before there was a chat. */
  before: Receiver;
  /** How the list shows the receiver while there is no chat. */
  partner: MemberCard | null;
  /** The server's draft, as far as it is known. Members without a chat have none. */
  server: ServerDraft | undefined;
}

export interface Draft {
  text: string;
  write: (text: string) => void;
  /** Writes a text and resolves when the device has stored it. */
  store: (text: string) => Promise<void>;
  /**
   * Empties the field, whose text goes into the outbox; the outbox empties the stored draft in the same step. Returns the
   * revision to send the text with: the server deletes every draft up to it.
   */
  take: () => number;
}

/**
 * Keeps the draft to a receiver: on the device a moment after each change, on the server a little later, and on both when
 * the field, the tab or the chat is left.
 */
export const useDraft = ({ member, receiver, before, partner, server }: DraftOptions): Draft => {
  const [draft, setDraft] = useState<StoredDraft>();
  const latest = useRef<StoredDraft | undefined>(undefined);
  const isSaving = useRef(false);
  /** The revision that a save was based on while its response is missing: the server may have stored the next one. */
  const unansweredFrom = useRef<number | undefined>(undefined);
  const isOpen = useRef(true);
  const deviceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = receiverKey(receiver);

  const change = useCallback((next: StoredDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const writeLatest = async (): Promise<void> => {
    if (!latest.current) return;
    const isNewChat = 'profile' in receiver;
    await writeDraft(member, receiver, latest.current, isNewChat && partner ? partner : undefined);
    if (isNewChat) refetchNewChatDrafts();
  };

  const storeOnDevice = useEffectEvent(() => void writeLatest());

  /** Takes over what a visitor began to write to the partner. It stays with the tab until the device has the draft. */
  const adoptBegunMessage = useEffectEvent(async () => {
    if (!latest.current || !('profile' in before)) return;
    const begun = readBegunMessage(before.profile);
    if (begun === '') return;
    change(addBegunText(latest.current, begun));
    await writeLatest();
    deleteBegunMessage(before.profile);
  });

  const storeSynchronously = useEffectEvent(() => {
    if (latest.current?.dirty === true) leaveDraft(member, receiver, latest.current);
  });

  const storeOnServer = useEffectEvent(async () => {
    const current = latest.current;
    if (!current?.dirty || !('conversation' in receiver)) return;
    // A text that is too long is saved when it has become short enough.
    if (isSaving.current || !isDraftStorable(current.text)) return;
    isSaving.current = true;
    unansweredFrom.current = current.rev;
    // Offline or refused: the draft stays on the device, and the next change saves it.
    const saved = await saveDraft(receiver.conversation, current.text, current.rev).catch((error: unknown) => {
      if (isRefusal(error)) unansweredFrom.current = undefined;
    });
    if (saved) unansweredFrom.current = undefined;
    isSaving.current = false;
    // A field that was left may be open again elsewhere, with a newer text.
    if (!saved || !latest.current || !isOpen.current) return;
    change(
      'newer' in saved
        ? refusedDraft(latest.current, saved.newer)
        : savedDraft(latest.current, current.text, saved.rev),
    );
    storeOnDevice();
  });

  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const stored = await adoptDraft(member, before, receiver);
      refetchNewChatDrafts();
      // What was written meanwhile stays.
      if (!isCurrent) return;
      change(latest.current?.dirty ? { ...latest.current, rev: stored.rev } : stored);
      await adoptBegunMessage();
    };
    void read();
    return () => {
      isCurrent = false;
    };
    // `key` names the receiver.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [member, key, change]);

  useEffect(() => {
    if (draft?.dirty !== true) return undefined;
    // Each further key does not delay it.
    deviceTimer.current ??= setTimeout(() => {
      deviceTimer.current = undefined;
      if (isOpen.current) storeOnDevice();
    }, DEVICE_EVERY_MS);
    const onServer = setTimeout(() => void storeOnServer(), SERVER_DELAY_MS);
    return () => clearTimeout(onServer);
  }, [draft]);

  useEffect(() => {
    const onOnline = (): void => void storeOnServer();
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, []);

  const serverText = server?.draft;
  const serverRev = server?.rev;
  const isRead = draft !== undefined;
  useEffect(() => {
    if (!latest.current || serverText === undefined || serverRev === undefined) return;
    const merged = mergeDraft(latest.current, { draft: serverText, rev: serverRev });
    if (merged !== latest.current) change(merged);
  }, [isRead, serverText, serverRev, change]);

  useEffect(() => {
    isOpen.current = true;
    const leave = (): void => {
      storeSynchronously();
      storeOnDevice();
      void storeOnServer();
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onVisibility);
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('blur', leave);
      leave();
      isOpen.current = false;
    };
  }, [member, key]);

  const write = (text: string): void => {
    change({ ...(latest.current ?? emptyDraft), text, dirty: true });
  };

  const store = async (text: string): Promise<void> => {
    write(text);
    await writeLatest();
  };

  const take = (): number => {
    const current = latest.current ?? emptyDraft;
    // A save without a response has the next revision, or will have it. Its text is a part of the message.
    const rev = current.rev + (unansweredFrom.current === current.rev ? 1 : 0);
    deleteLeftDraft(member, receiver);
    change({ text: '', rev, dirty: false });
    return rev;
  };

  return { text: draft?.text ?? '', write, store, take };
};
