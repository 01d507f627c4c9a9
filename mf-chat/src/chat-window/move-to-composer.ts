import type { RefObject } from 'react';

import { outbox } from '../outbox/index.ts';
import type { ComposerHandle } from './chat-composer.tsx';

/** Puts the text of a failed message back into the field, and removes the message. */
export const moveToComposer = async (clientId: string, composer: RefObject<ComposerHandle | null>): Promise<void> => {
  const content = outbox.entries().find((entry) => entry.clientId === clientId)?.content;
  // Without a field the text would be lost.
  if (!content || !('body' in content) || !composer.current) return;
  // In this order: a reload in between finds the text in both places, never in none.
  await composer.current.insert(content.body);
  if (await outbox.discard(clientId)) return;
  // Another tab sends it again.
  await composer.current.removeInserted(content.body);
};
