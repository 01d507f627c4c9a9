import { paths } from '@pairwise/contracts';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, LinkButton, Stack, Text } from '@pairwise/ui';

import { DiscountCode } from './discount-code.tsx';
import { LeaveFrame } from './leave-frame.tsx';

interface AcceptedOfferProps {
  offer: RetentionOffer;
  answer: ResponseOf<Endpoints['PUT /api/account-delete.php']>;
  onDelete: () => void;
}

/** What was taken, and where to go from here; who still wants to leave may. */
export const AcceptedOffer = ({ offer, answer, onDelete }: AcceptedOfferProps) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const { discountcode: code, mails_paused_until: until } = answer;
  const end = code?.expires ?? until;
  const date = end === null ? '' : formatDate(end, language);
  return (
    <LeaveFrame step="offer" title={t('leave.accepted.title')}>
      <Text size="lg">{t(`leave.accepted.${offer}`, { date, percentage: code?.value_percentage ?? 0 })}</Text>
      {code && <DiscountCode code={code.code} />}
      <Stack gap={2}>
        <LinkButton as={Link} to={code ? paths.credits() : paths.notifications()} variant="primary" size="lg" block>
          {t(code ? 'leave.accepted.toCredits' : 'leave.accepted.toSettings')}
        </LinkButton>
        <Button variant="plain" onClick={onDelete}>
          {t('leave.accepted.deleteAnyway')}
        </Button>
      </Stack>
    </LeaveFrame>
  );
};
