import { call, type OnProgress, upload } from '@pairwise/api-client';

import type { Content, OutboxEntry, PhotoContent } from './outbox-entry.ts';
import type { SendResponse } from './sender.ts';

/**
 * Uploads the photo of a message. Resolves to its id; a repeat returns the same one. Rejects with an `ApiError`,
 * `other_account` when another member is logged in than the one who chose it.
 */
export const uploadPhoto = async (
  { file, uploadKey }: PhotoContent,
  { member, signal, onProgress }: { member: number; signal: AbortSignal; onProgress: OnProgress },
): Promise<string> => {
  const form = new FormData();
  form.append('photo', file, 'photo');
  const { photo } = await upload('POST /api/chat-photo.php', form, {
    query: { sender: member },
    idempotencyKey: uploadKey,
    signal,
    onProgress,
  });
  return photo.id;
};

const bodyOf = (content: Content) => {
  switch (content.kind) {
    case 'gift':
      return { kind: content.kind, gift: content.gift };
    case 'photo':
      return { kind: content.kind, ...(content.photo !== undefined && { photo: content.photo }) };
    default:
      return { kind: content.kind, body: content.body };
  }
};

/** Sends one message. Rejects with an `ApiError`. */
export const sendEntry = (
  { clientId, member, content, receiver, draftRev }: OutboxEntry,
  signal: AbortSignal,
): Promise<SendResponse> =>
  call('POST /api/message.php', {
    body: {
      ...receiver,
      sender: member,
      client_id: clientId,
      ...bodyOf(content),
      ...(draftRev !== undefined && { draft_rev: draftRev }),
    },
    idempotencyKey: clientId,
    signal,
  });
