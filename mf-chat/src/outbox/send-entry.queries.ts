import { call } from '@pairwise/api-client';

import type { OutboxEntry } from './outbox-entry.ts';
import type { SendResponse } from './outbox.ts';

/** Sends one message. Rejects with an `ApiError`. */
export const sendEntry = (
  { clientId, content, receiver, draftRev }: OutboxEntry,
  signal: AbortSignal,
): Promise<SendResponse> =>
  call('POST /api/message.php', {
    body: {
      ...receiver,
      client_id: clientId,
      ...content,
      ...(draftRev !== undefined && { draft_rev: draftRev }),
    },
    idempotencyKey: clientId,
    signal,
  });
