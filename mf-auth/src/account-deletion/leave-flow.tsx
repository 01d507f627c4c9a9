import { useNavigate } from '@pairwise/router';
import { useState } from 'react';

import { ConfirmStep } from './confirm-step.tsx';
import { leaveSearch, type LeaveStep } from './leave-steps.ts';
import { useLeaving } from './leave.queries.ts';
import { OfferStep } from './offer-step.tsx';
import { noReason, type ReasonGiven, ReasonStep } from './reason-step.tsx';

/** The way out in three steps (decisions S-4): why, an offer to stay, and the password. */
export const LeaveFlow = ({ step }: { step: LeaveStep }) => {
  const navigate = useNavigate();
  const [given, setGiven] = useState<ReasonGiven>(noReason);
  // On its way while the first question is answered.
  useLeaving();

  const goTo = (next: LeaveStep): void => void navigate({ search: leaveSearch(next) });
  if (step === 'reason') {
    const goOn = (reason: ReasonGiven): void => {
      setGiven(reason);
      goTo('offer');
    };
    return <ReasonStep given={given} onNext={goOn} />;
  }
  if (step === 'offer') return <OfferStep reason={given.reason} onDecline={() => goTo('confirm')} />;
  return <ConfirmStep given={given} />;
};
