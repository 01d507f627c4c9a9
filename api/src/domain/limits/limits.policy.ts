import { DomainError } from '../domain-error.ts';
import type { Limit } from './limits.repository.ts';

/** @throws {DomainError} `rate_limited` with the seconds of the window, when no slot is left */
export const requireSlot = (hasSlot: boolean, { windowSeconds }: Limit): void => {
  if (!hasSlot) throw new DomainError('rate_limited', { params: { seconds: windowSeconds } });
};
