import type { ApiErrorCode } from '@pairwise/api-client';
import { useSyncExternalStore } from 'react';

import { createListeners } from '../live/listeners.ts';
import type { TabChannel } from '../live/tab-channel.ts';

/** What this tab knows of a message: how far it has uploaded the photo, or why the message waits, here or in another tab. */
export interface SendingState {
  /** The share of the photo that is uploaded, from 0 to 1. */
  share?: number;
  /** Why the latest attempt failed. The message is tried again by itself. */
  problem?: ApiErrorCode;
}

/** What tabs report to each other: why a message waits, or that a new tab needs to know it of all messages. */
export type SendingReport =
  { type: 'problem'; clientId: string; problem: ApiErrorCode | undefined } | { type: 'request' };

const states = new Map<string, SendingState>();
const { subscribe, emit } = createListeners();
let tabs: TabChannel<SendingReport> | undefined;

const set = (clientId: string, state: SendingState | undefined): void => {
  if (state) states.set(clientId, state);
  else states.delete(clientId);
  emit();
};

/** Sets the state of a message; undefined when it is no longer sent. The other tabs learn why it waits. */
export const reportSending = (clientId: string, state: SendingState | undefined): void => {
  const before = states.get(clientId)?.problem;
  set(clientId, state);
  if (state?.problem !== before) tabs?.post({ type: 'problem', clientId, problem: state?.problem });
};

/** Shares with the other tabs why messages wait: only the tab that sends a message knows it. */
export const shareSendingStates = (channel: TabChannel<SendingReport>): void => {
  tabs = channel;
  channel.on((report) => {
    if (report.type === 'problem') {
      set(report.clientId, report.problem && { problem: report.problem });
      return;
    }
    for (const [clientId, { problem }] of states) if (problem) channel.post({ type: 'problem', clientId, problem });
  });
  channel.post({ type: 'request' });
};

/** Returns the state of a message; undefined while it is being sent in another tab, or not at all. */
export const useSendingState = (clientId: string): SendingState | undefined =>
  useSyncExternalStore(subscribe, () => states.get(clientId));
