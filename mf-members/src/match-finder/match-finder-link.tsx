import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

/** Leads a member to the match finder (MEMBER-10). Visitors have none. */
export const MatchFinderLink = ({ variant = 'ghost' }: { variant?: 'ghost' | 'plain' }) => {
  const { t } = useTranslation('mf-members');
  const user = useStream(bus.user$);
  if (!user || !isRouteLive(paths.matchFinder())) return null;
  return (
    <LinkButton as={Link} to={paths.matchFinder()} variant={variant} size="sm" css={{ justifySelf: 'start' }}>
      {t('matchFinder.open')}
    </LinkButton>
  );
};
