import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Text } from '@pairwise/ui';

/**
 * Renders the notice that several US states require of dating sites: there is no background check of members, and where
 * to find safety advice (NAV-10). Only in English.
 */
export const UsNotice = () => {
  const { t } = useTranslation('shell');
  return (
    <Text size="sm" tone="muted" css={{ color: 'inherit', flexBasis: '100%' }} data-us-footer="">
      {t('footer.us')}{' '}
      {isRouteLive(paths.page('faq')) && (
        <Link data-route={paths.page('faq')} to={`${paths.page('faq')}#safe-date`} css={{ color: 'inherit' }}>
          {t('footer.us_safety')}
        </Link>
      )}
    </Text>
  );
};
