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
  /** Opens a page where the search in the address is newer than the links, and returns whether it is. */
  openIfNewer: (pageNumber: number) => boolean;
}

/** Links to the previous and the next page. */
export const Pager = ({ pageNumber, pages, hasNext, addressOf, openIfNewer }: PagerProps) => {
  const { t } = useTranslation('mf-members');
  const openNewer = (event: MouseEvent, to: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (openIfNewer(to)) event.preventDefault();
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
          onClick={(event: MouseEvent) => openNewer(event, pageNumber - 1)}
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
          onClick={(event: MouseEvent) => openNewer(event, pageNumber + 1)}
        >
          {t('search.nextPage')}
          <IconChevronRight />
        </LinkButton>
      )}
    </Cluster>
  );
};
