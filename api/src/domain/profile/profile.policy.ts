import { holdsContactDetails } from '../contact-details/holds-contact-details.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Returns what a member writes about themselves, without surrounding spaces; null when nothing is left.
 * @throws {DomainError} `contact_details_not_allowed` (decisions C-13)
 */
export const requireProfileText = (field: string, typed: string | null): string | null => {
  if (typed !== null && holdsContactDetails(typed)) throw new DomainError('contact_details_not_allowed', { field });
  return typed?.trim() || null;
};

/** @throws {DomainError} `gender_locked` when a gender was set before and the new one differs */
export const requireSameGender = (current: string | null, gender: string | null | undefined): void => {
  if (gender !== undefined && current !== null && gender !== current) {
    throw new DomainError('gender_locked', { field: 'gender' });
  }
};
