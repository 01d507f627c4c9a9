import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useLocation } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

/** Leads to Premium, where a chat needs it (decisions C-1), and from there back to the chat. */
export const GetPremiumLink = () => {
  const { t } = useTranslation('mf-chat');
  const { pathname } = useLocation();
  return (
    <LinkButton as={Link} to={paths.premium(pathname)} size="sm" variant="primary">
      {t('chat.getPremium')}
    </LinkButton>
  );
};
