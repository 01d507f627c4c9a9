import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { css, LinkButton } from '@pairwise/ui';

const place = css({ justifySelf: 'start' });
/** Begins where the text beside or above it begins. */
const inText = css({ paddingInline: 0 });

/** Leads a member to the match finder (MEMBER-10). Visitors have none. */
export const MatchFinderLink = ({ variant = 'ghost' }: { variant?: 'ghost' | 'plain' }) => {
  const { t } = useTranslation('mf-members');
  const user = useStream(bus.user$);
  if (!user || !isRouteLive(paths.matchFinder())) return null;
  return (
    <LinkButton
      as={Link}
      to={paths.matchFinder()}
      variant={variant}
      size="sm"
      css={[place, variant === 'plain' && inText]}
    >
      {t('matchFinder.open')}
    </LinkButton>
  );
};
