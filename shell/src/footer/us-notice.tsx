import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Text } from '@pairwise/ui';

/**
 * What several states ask dating sites to tell: that nobody's past is looked up, and where advice on safety stands
 * (NAV-10). In English alone, for the United States.
 */
export const UsNotice = () => {
  const { t } = useTranslation('shell');
  return (
    <Text size="sm" tone="muted" css={{ color: 'inherit', flexBasis: '100%' }} data-us-footer="">
      {t('footer.us')}{' '}
      {isRouteLive(paths.page('faq')) && (
        <Link to={paths.page('faq')} css={{ color: 'inherit' }}>
          {t('footer.us_safety')}
        </Link>
      )}
    </Text>
  );
};
