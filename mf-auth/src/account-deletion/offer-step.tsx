import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Navigate } from '@pairwise/router';
import { Button, Skeleton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { FormNotice } from '../form/form-notice.tsx';
import { isStuck, SectionFailure } from '../account-settings/section-failure.tsx';
import { AcceptedOffer } from './accepted-offer.tsx';
import { LeaveFrame } from './leave-frame.tsx';
import { type DeletionReason, leaveSearch, orderOffers } from './leave-steps.ts';
import { useAcceptOffer, useLeaving } from './leave.queries.ts';

interface OfferStepProps {
  reason: DeletionReason | undefined;
  onDecline: () => void;
}

/** One offer at a time, the one that answers the reason first; no is said once and is enough. */
export const OfferStep = ({ reason, onDecline }: OfferStepProps) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const leaving = useLeaving();
  const accept = useAcceptOffer();
  const [shown, setShown] = useState(0);

  if (accept.data) return <AcceptedOffer offer={accept.variables} answer={accept.data} onDelete={onDecline} />;
  if (!leaving.data) {
    return (
      <LeaveFrame step="offer" title={t('settings.data.delete')}>
        {isStuck(leaving) ? <SectionFailure query={leaving} /> : <Skeleton height={180} radius="pair" />}
      </LeaveFrame>
    );
  }
  const { offers, discount_percentage } = leaving.data;
  const ordered = orderOffers(offers, reason);
  const offer = ordered[shown % ordered.length];
  if (!offer) return <Navigate to={{ search: leaveSearch('confirm') }} replace />;

  const showOther = (): void => {
    accept.reset();
    setShown(shown + 1);
  };
  return (
    <LeaveFrame step="offer" title={t(`leave.offers.${offer}.title`, { percentage: discount_percentage ?? 0 })}>
      <Text size="lg">{t(`leave.offers.${offer}.text`)}</Text>
      <FormNotice error={accept.error} />
      <Stack gap={2}>
        <Button
          variant="primary"
          size="lg"
          block
          busy={accept.isPending}
          disabled={!online}
          onClick={() => accept.mutate(offer)}
        >
          {t(`leave.offers.${offer}.accept`)}
        </Button>
        <Button variant="ghost" block onClick={onDecline}>
          {t('leave.decline')}
        </Button>
        {ordered.length > 1 && (
          <Button variant="plain" onClick={showOther}>
            {t('leave.other')}
          </Button>
        )}
      </Stack>
    </LeaveFrame>
  );
};
