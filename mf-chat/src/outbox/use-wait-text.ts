import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';

import type { OutboxEntry } from './outbox-entry.ts';
import { useSendingState } from './sending-state.ts';

/**
 * Says why a message waits; undefined while it is being sent, behind others, and when it does not wait. Without a connection
 * all messages wait, so only a photo and the last message of a group say so.
 */
export const useWaitText = ({ clientId, content, state }: OutboxEntry, isLast: boolean): string | undefined => {
  const { t } = useTranslation('mf-chat');
  const online = useOnline();
  const { problem } = useSendingState(clientId) ?? {};
  const isPhoto = content.kind === 'photo';
  if (state !== 'waiting' || (!online && !isPhoto && !isLast)) return undefined;
  if (!online || problem === 'offline') return t('chat.wait.offline');
  if (problem === 'rate_limited') return t(isPhoto ? 'chat.wait.rateLimitedPhoto' : 'chat.wait.rateLimited');
  return problem && t('chat.wait.again');
};
