import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';
import { useNavigate } from '@pairwise/router';
import { useState } from 'react';

import { ConfirmStep } from './confirm-step.tsx';
import { accountDeletionSearch, type AccountDeletionStep } from './account-deletion-steps.ts';
import { useAccountDeletion } from './account-deletion.queries.ts';
import { OfferStep } from './offer-step.tsx';
import { noReason, type DeletionReasonGiven, ReasonStep } from './reason-step.tsx';

const isReason = (value: unknown): value is DeletionReasonGiven =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Kept in this tab, so that a reload keeps the reason and with it the offer that fits it. */
const keptReason = () => tabStorage(`deletion-reason:${bus.user$.value?.id ?? ''}`, isReason);

/** Deletes the account in three steps (decisions S-4): the reason, an offer to stay, and the password. */
export const AccountDeletionFlow = ({ step }: { step: AccountDeletionStep }) => {
  const navigate = useNavigate();
  const [given, setGiven] = useState<DeletionReasonGiven>(() => keptReason().read() ?? noReason);
  // Prefetched for the next steps while the member chooses a reason.
  useAccountDeletion();

  const goTo = (next: AccountDeletionStep): void => void navigate({ search: accountDeletionSearch(next) });
  if (step === 'reason') {
    const goOn = (reason: DeletionReasonGiven): void => {
      setGiven(reason);
      keptReason().write(reason);
      goTo('offer');
    };
    return <ReasonStep given={given} onNext={goOn} />;
  }
  if (step === 'offer') return <OfferStep reason={given.reason} onDecline={() => goTo('confirm')} />;
  return <ConfirmStep given={given} />;
};
