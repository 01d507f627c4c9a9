import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Cluster, IconChevronLeft, IconChevronRight, LinkButton, Text, theme } from '@pairwise/ui';
import type { MouseEvent } from 'react';

interface PagerProps {
  pageNumber: number;
  /** Undefined when there are more results than the server counts. */
  pages: number | undefined;
  hasNext: boolean;
  addressOf: (pageNumber: number) => string;
  /** Opens the next or the previous page if the search in the address is newer than the links, and returns whether it is. */
  turnIfNewer: (step: 1 | -1) => boolean;
}

/** Links to the previous and the next page. */
export const Pager = ({ pageNumber, pages, hasNext, addressOf, turnIfNewer }: PagerProps) => {
  const { t } = useTranslation('mf-members');
  const turn = (event: MouseEvent, step: 1 | -1): void => {
    // The browser opens another tab or window, or saves the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (turnIfNewer(step)) event.preventDefault();
  };
  if (pageNumber === 1 && !hasNext) return null;
  return (
    <Cluster as="nav" justify="center" gap={4} aria-label={t('search.pages')} css={{ paddingBlock: theme.space[4] }}>
      {pageNumber > 1 && (
        <LinkButton
          as={Link}
          to={addressOf(pageNumber - 1)}
          rel="prev"
          variant="ghost"
          icon={<IconChevronLeft />}
          onClick={(event: MouseEvent) => turn(event, -1)}
        >
          {t('search.previousPage')}
        </LinkButton>
      )}
      <Text as="span" size="sm" tone="muted" numeric>
        {pages === undefined ? t('search.page', { page: pageNumber }) : t('search.pageOf', { page: pageNumber, pages })}
      </Text>
      {hasNext && (
        <LinkButton
          as={Link}
          to={addressOf(pageNumber + 1)}
          rel="next"
          variant="secondary"
          onClick={(event: MouseEvent) => turn(event, 1)}
        >
          {t('search.nextPage')}
          <IconChevronRight />
        </LinkButton>
      )}
    </Cluster>
  );
};
