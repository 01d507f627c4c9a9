import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, css, EmptyState, LinkButton, Stack, theme } from '@pairwise/ui';

import { MatchFinderLink } from '../match-finder/match-finder-link.tsx';

const place = css({ position: 'absolute', inset: 0, alignContent: 'center', padding: theme.space[4] });

/** Shown when the deck is empty: links to the search, and can be refetched. */
export const EmptyDeck = ({ onRefetch, busy }: { onRefetch: () => void; busy: boolean }) => {
  const { t } = useTranslation('mf-members');
  return (
    <EmptyState
      css={place}
      title={t('swipe.emptyTitle')}
      action={
        <Stack gap={2}>
          <LinkButton as={Link} to={paths.members()} variant="primary">
            {t('swipe.toSearch')}
          </LinkButton>
          <MatchFinderLink />
          <Button variant="ghost" onClick={onRefetch} busy={busy}>
            {t('swipe.again')}
          </Button>
        </Stack>
      }
    >
      {t('swipe.emptyText')}
    </EmptyState>
  );
};
