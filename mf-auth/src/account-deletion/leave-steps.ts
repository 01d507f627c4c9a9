import type { deletionReasons, RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';

export type DeletionReason = (typeof deletionReasons)[number];

export const leaveSteps = ['reason', 'offer', 'confirm'] as const;
export type LeaveStep = (typeof leaveSteps)[number];

/** The step stands in the address, so that the back button goes back one. */
export const leaveSearch = (step: LeaveStep): string => `?leave=${step}`;

export const leaveStepIn = (search: string): LeaveStep | undefined => {
  const wanted = new URLSearchParams(search).get('leave');
  return leaveSteps.find((step) => step === wanted);
};

/** What answers a reason best. */
const answers: Partial<Record<DeletionReason, RetentionOffer>> = {
  too_many_mails: 'pause_mails',
  too_expensive: 'discount',
  privacy: 'invisible',
  met_somebody: 'invisible',
  no_matches: 'discount',
};

/** The offers that are open, the one that answers the reason first. */
export const orderOffers = (offers: readonly RetentionOffer[], reason?: DeletionReason): RetentionOffer[] => {
  const best = reason && answers[reason];
  return offers.toSorted((one, other) => Number(other === best) - Number(one === best));
};
