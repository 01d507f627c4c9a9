import type { ApiErrorCode } from '@pairwise/api-client';
import { useSyncExternalStore } from 'react';

import { createListeners } from '../live/listeners.ts';

/** What this tab knows of a message that it sends: how far its photo is uploaded, or why it waits. */
export interface SendingState {
  /** The share of the photo that is uploaded, from 0 to 1. */
  share?: number;
  /** Why the latest attempt failed. The message is tried again by itself. */
  problem?: ApiErrorCode;
}

const states = new Map<string, SendingState>();
const { subscribe, emit } = createListeners();

/** Sets the state of a message; undefined when it is no longer sent. */
export const reportSending = (clientId: string, state: SendingState | undefined): void => {
  if (state) states.set(clientId, state);
  else states.delete(clientId);
  emit();
};

/** Returns the state of a message that this tab sends; undefined while another tab does, or none. */
export const useSendingState = (clientId: string): SendingState | undefined =>
  useSyncExternalStore(subscribe, () => states.get(clientId));
