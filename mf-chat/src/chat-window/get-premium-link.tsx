import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

/** Leads to Premium, where a chat needs it (decisions C-1). */
export const GetPremiumLink = () => {
  const { t } = useTranslation('mf-chat');
  return (
    <LinkButton as={Link} to={paths.premium()} size="sm" variant="primary">
      {t('chat.getPremium')}
    </LinkButton>
  );
};
