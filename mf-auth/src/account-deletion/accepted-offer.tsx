import { paths } from '@pairwise/contracts';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, LinkButton, Stack, Text } from '@pairwise/ui';

import { DiscountCode } from './discount-code.tsx';
import { AccountDeletionFrame } from './account-deletion-frame.tsx';

interface AcceptedOfferProps {
  offer: RetentionOffer;
  response: ResponseOf<Endpoints['PUT /api/account-delete.php']>;
  onDelete: () => void;
}

/** Confirms the accepted offer and links to where it applies. The member can still delete the account. */
export const AcceptedOffer = ({ offer, response, onDelete }: AcceptedOfferProps) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const { discountcode: code, mails_paused_until: until } = response;
  const end = code?.expires ?? until;
  const date = end === null ? '' : formatDate(end, language);
  return (
    <AccountDeletionFrame step="offer" title={t('accountDeletion.accepted.title')}>
      <Text size="lg">{t(`accountDeletion.accepted.${offer}`, { date, percentage: code?.value_percentage ?? 0 })}</Text>
      {code && <DiscountCode code={code.code} />}
      <Stack gap={2}>
        <LinkButton as={Link} to={code ? paths.credits() : paths.notifications()} variant="primary" size="lg" block>
          {t(code ? 'accountDeletion.accepted.toCredits' : 'accountDeletion.accepted.toSettings')}
        </LinkButton>
        <Button variant="plain" onClick={onDelete}>
          {t('accountDeletion.accepted.deleteAnyway')}
        </Button>
      </Stack>
    </AccountDeletionFrame>
  );
};
