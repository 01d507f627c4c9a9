import type { Alert } from '@pairwise/contracts/alerts';
import { useState, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isHidden = (): boolean => document.hidden;

const isSame = (left: readonly Alert[], right: readonly Alert[]): boolean => left.join() === right.join();

/**
 * Holds the alerts of a page, so that a poll does not move what the member reads. They change with the next page, and
 * while the page is hidden.
 */
export const useHeldAlerts = (applicable: Alert[], page: string): Alert[] => {
  const hidden = useSyncExternalStore(subscribe, isHidden);
  const [held, setHeld] = useState({ page, alerts: applicable });
  const mayChange = held.page !== page || (hidden && !isSame(held.alerts, applicable));
  if (mayChange) setHeld({ page, alerts: applicable });
  return mayChange ? applicable : held.alerts;
};
