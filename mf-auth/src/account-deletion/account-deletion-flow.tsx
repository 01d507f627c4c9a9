import { useNavigate } from '@pairwise/router';
import { useState } from 'react';

import { ConfirmStep } from './confirm-step.tsx';
import { accountDeletionSearch, type AccountDeletionStep } from './account-deletion-steps.ts';
import { useAccountDeletion } from './account-deletion.queries.ts';
import { OfferStep } from './offer-step.tsx';
import { noReason, type DeletionReasonGiven, ReasonStep } from './reason-step.tsx';

/** Deletes the account in three steps (decisions S-4): the reason, an offer to stay, and the password. */
export const AccountDeletionFlow = ({ step }: { step: AccountDeletionStep }) => {
  const navigate = useNavigate();
  const [given, setGiven] = useState<DeletionReasonGiven>(noReason);
  // Prefetched for the next steps while the member chooses a reason.
  useAccountDeletion();

  const goTo = (next: AccountDeletionStep): void => void navigate({ search: accountDeletionSearch(next) });
  if (step === 'reason') {
    const goOn = (reason: DeletionReasonGiven): void => {
      setGiven(reason);
      goTo('offer');
    };
    return <ReasonStep given={given} onNext={goOn} />;
  }
  if (step === 'offer') return <OfferStep reason={given.reason} onDecline={() => goTo('confirm')} />;
  return <ConfirmStep given={given} />;
};
