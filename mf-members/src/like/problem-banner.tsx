import { Banner } from '@pairwise/ui';

import { ConfirmEmailLink, needsEmailConfirmation } from './confirm-email-link.tsx';

/** Why a like, an unlike or a pass failed. */
export interface Problem {
  text: string;
  error: unknown;
}

interface ProblemBannerProps {
  problem: Problem;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Says above a list or a deck what failed. Leads to the confirmation of the email address where that is the way out. */
export const ProblemBanner = ({ problem: { text, error }, dismissLabel, onDismiss }: ProblemBannerProps) => (
  <Banner
    tone="danger"
    live="assertive"
    action={needsEmailConfirmation(error) && <ConfirmEmailLink />}
    onDismiss={onDismiss}
    dismissLabel={dismissLabel}
  >
    {text}
  </Banner>
);
