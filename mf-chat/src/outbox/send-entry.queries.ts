import { call } from '@pairwise/api-client';

import type { Content, OutboxEntry } from './outbox-entry.ts';
import type { SendResponse } from './outbox.ts';

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
  { clientId, content, receiver, draftRev }: OutboxEntry,
  signal: AbortSignal,
): Promise<SendResponse> =>
  call('POST /api/message.php', {
    body: {
      ...receiver,
      client_id: clientId,
      ...bodyOf(content),
      ...(draftRev !== undefined && { draft_rev: draftRev }),
    },
    idempotencyKey: clientId,
    signal,
  });
