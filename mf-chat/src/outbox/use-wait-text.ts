import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';

import type { OutboxEntry } from './outbox-entry.ts';
import { useSendingState } from './sending-state.ts';

/** Says why a message waits; undefined while it is being sent, behind others, and when it does not wait. */
export const useWaitText = (entry: OutboxEntry | undefined): string | undefined => {
  const { t } = useTranslation('mf-chat');
  const online = useOnline();
  const { problem } = useSendingState(entry?.clientId ?? '') ?? {};
  if (entry?.state !== 'waiting') return undefined;
  if (!online || problem === 'offline') return t('chat.wait.offline');
  if (problem === 'rate_limited') {
    return t(entry.content.kind === 'photo' ? 'chat.wait.rateLimitedPhoto' : 'chat.wait.rateLimited');
  }
  return problem && t('chat.wait.again');
};
