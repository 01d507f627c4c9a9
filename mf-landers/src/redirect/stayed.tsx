import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Cluster, Heading, LinkButton, Text } from '@pairwise/ui';

import { RedirectFrame } from './redirect-frame.tsx';

/** The page after the countdown was cancelled, or on the way back from the partner. */
export const Stayed = ({ target, host }: { target: string; host: string }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <RedirectFrame>
      <Heading level={1}>{t('redirect.stayed')}</Heading>
      <Text role="status" css={{ overflowWrap: 'anywhere' }}>
        {t('redirect.stayedText', { host })}
      </Text>
      <Cluster>
        <LinkButton as={Link} to={paths.index()} variant="primary">
          {t('redirect.home')}
        </LinkButton>
        <LinkButton href={target} rel="sponsored noopener noreferrer" variant="ghost">
          {t('redirect.now')}
        </LinkButton>
      </Cluster>
    </RedirectFrame>
  );
};
