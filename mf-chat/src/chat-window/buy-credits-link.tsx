import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

import { useBuyAddress } from './use-buy-address.ts';

/** Leads to the credits, where a message costs more than the member has. */
export const BuyCreditsLink = ({ size, block = false }: { size: 'sm' | 'lg'; block?: boolean }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <LinkButton as={Link} to={useBuyAddress()} size={size} variant="primary" block={block}>
      {t('chat.buyCredits')}
    </LinkButton>
  );
};
