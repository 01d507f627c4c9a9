import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Receiver, receiverKey } from '../outbox/outbox-entry.ts';
import { emptyDraft, mergeDraft, savedDraft, type ServerDraft, type StoredDraft } from './draft.ts';
import { saveDraft } from './draft.queries.ts';
import { adoptDraft, writeDraft } from './draft-store.ts';

/** The delay after the last key before a draft is written to the device, and then to the server, in milliseconds. */
const DEVICE_DELAY_MS = 200;
const SERVER_DELAY_MS = 1_500;

interface DraftOptions {
  member: number;
  receiver: Receiver;
  /** The partner, to whom a text may have been written before there was a chat. */
  before: Receiver;
  /** The server's draft, as far as it is known. Members without a chat have none. */
  server: ServerDraft | undefined;
}

export interface Draft {
  text: string;
  rev: number;
  /** False until the device has been read: what is written before would be replaced. */
  isRead: boolean;
  write: (text: string) => void;
  /** Empties the field after its text went into the outbox, which has emptied the stored draft in the same step. */
  sent: () => void;
}

/**
 * Keeps the draft to a receiver: on the device a moment after each change, on the server a little later, and on both when
 * the field, the tab or the chat is left.
 */
export const useDraft = ({ member, receiver, before, server }: DraftOptions): Draft => {
  const [draft, setDraft] = useState<StoredDraft>();
  const latest = useRef<StoredDraft | undefined>(undefined);
  const key = receiverKey(receiver);

  const change = useCallback((next: StoredDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const storeOnDevice = useEffectEvent(() => {
    if (latest.current) void writeDraft(member, receiver, latest.current);
  });

  const storeOnServer = useEffectEvent(async () => {
    const current = latest.current;
    if (!current?.dirty || !('conversation' in receiver)) return;
    // Offline or refused: the draft stays on the device, and the next change saves it.
    const saved = await saveDraft(receiver.conversation, current.text, current.rev).catch(() => undefined);
    if (!saved || !latest.current) return;
    change(
      'newer' in saved ? mergeDraft(latest.current, saved.newer) : savedDraft(latest.current, current.text, saved.rev),
    );
    storeOnDevice();
  });

  useEffect(() => {
    let isCurrent = true;
    void adoptDraft(member, before, receiver).then((stored) => isCurrent && change(stored));
    return () => {
      isCurrent = false;
    };
    // `key` names the receiver.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [member, key, change]);

  useEffect(() => {
    if (draft?.dirty !== true) return undefined;
    const device = setTimeout(() => storeOnDevice(), DEVICE_DELAY_MS);
    const onServer = setTimeout(() => void storeOnServer(), SERVER_DELAY_MS);
    return () => {
      clearTimeout(device);
      clearTimeout(onServer);
    };
  }, [draft]);

  const serverText = server?.draft;
  const serverRev = server?.rev;
  const isRead = draft !== undefined;
  useEffect(() => {
    if (!latest.current || serverText === undefined || serverRev === undefined) return;
    const merged = mergeDraft(latest.current, { draft: serverText, rev: serverRev });
    if (merged !== latest.current) change(merged);
  }, [isRead, serverText, serverRev, change]);

  useEffect(() => {
    const leave = (): void => {
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
    };
  }, [member, key]);

  const write = (text: string): void => {
    change({ ...(latest.current ?? emptyDraft), text, dirty: true });
  };

  const sent = (): void => {
    change({ ...(latest.current ?? emptyDraft), text: '', dirty: false });
  };

  return { text: draft?.text ?? '', rev: draft?.rev ?? 0, isRead, write, sent };
};
