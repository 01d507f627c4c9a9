import { useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { tabStorage } from '@pairwise/remote';
import { Navigate } from '@pairwise/router';
import { Button, Skeleton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { FormNotice } from '../form/form-notice.tsx';
import { isFailedOrPaused, LoadFailure } from '../form/load-failure.tsx';
import { AcceptedOffer } from './accepted-offer.tsx';
import { AccountDeletionFrame } from './account-deletion-frame.tsx';
import { type DeletionReason, accountDeletionSearch, orderOffers } from './account-deletion-steps.ts';
import { useAcceptOffer, useAccountDeletion } from './account-deletion.queries.ts';

const isNumber = (value: unknown): value is number => Number.isInteger(value);

interface OfferStepProps {
  reason: DeletionReason | undefined;
  onDecline: () => void;
}

/** Shows one offer at a time, the one that fits the reason first. Declining once skips all of them. */
export const OfferStep = ({ reason, onDecline }: OfferStepProps) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const deletion = useAccountDeletion();
  const accept = useAcceptOffer();
  const kept = tabStorage(`deletion-offer:${bus.user$.value?.id ?? ''}:${reason ?? ''}`, isNumber);
  const [shown, setShown] = useState(() => kept.read() ?? 0);

  if (accept.data) return <AcceptedOffer offer={accept.variables} response={accept.data} onDelete={onDecline} />;
  if (!deletion.data) {
    return (
      <AccountDeletionFrame step="offer" title={t('accountSettings.data.delete')}>
        {isFailedOrPaused(deletion) ? <LoadFailure query={deletion} /> : <Skeleton height={180} radius="pair" />}
      </AccountDeletionFrame>
    );
  }
  const { offers, discount_percentage } = deletion.data;
  const ordered = orderOffers(offers, reason);
  const offer = ordered[shown % ordered.length];
  if (!offer) return <Navigate to={{ search: accountDeletionSearch('confirm') }} replace />;

  const showOther = (): void => {
    accept.reset();
    setShown(shown + 1);
    kept.write(shown + 1);
  };
  return (
    <AccountDeletionFrame
      step="offer"
      title={t(`accountDeletion.offers.${offer}.title`, { percentage: discount_percentage ?? 0 })}
    >
      <Text size="lg">{t(`accountDeletion.offers.${offer}.text`)}</Text>
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
          {t(`accountDeletion.offers.${offer}.accept`)}
        </Button>
        <Button variant="ghost" block onClick={onDecline}>
          {t('accountDeletion.decline')}
        </Button>
        {ordered.length > 1 && (
          <Button variant="plain" onClick={showOther}>
            {t('accountDeletion.other')}
          </Button>
        )}
      </Stack>
    </AccountDeletionFrame>
  );
};
