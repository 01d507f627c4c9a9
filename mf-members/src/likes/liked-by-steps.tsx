import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Cluster,
  Container,
  css,
  IconChevronLeft,
  IconChevronRight,
  IconHeart,
  IconLink,
  Text,
  theme,
} from '@pairwise/ui';
import { useState } from 'react';

import { useLikes } from './likes.queries.ts';

const row = css({ minBlockSize: 52 });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: theme.tap,
  color: theme.color.link,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Links to the list of likes, and to the previous and the next like. */
export const LikedBySteps = ({ id }: { id: number }) => {
  const { t } = useTranslation('mf-members');
  const { data } = useLikes('received');
  // Opened likes move below the new ones: the steps keep the order of the first load.
  const [order, setOrder] = useState<readonly number[]>();
  if (!order && data) setOrder(data.profiles.map((member) => member.id));
  const index = order?.indexOf(id) ?? -1;
  const previous = index > 0 ? order?.[index - 1] : undefined;
  const next = index >= 0 ? order?.[index + 1] : undefined;
  return (
    <Container as="nav" aria-label={t('likes.steps')}>
      <Cluster justify="between" gap={2} wrap={false} css={row}>
        <Link to={paths.likes()} css={link}>
          <IconHeart size={20} />
          {t('likes.all')}
        </Link>
        {order && index >= 0 && (
          <Cluster gap={1} wrap={false}>
            {previous !== undefined && (
              <IconLink as={Link} to={paths.likedBy(previous)} replace label={t('likes.previous')}>
                <IconChevronLeft />
              </IconLink>
            )}
            <Text as="span" size="sm" tone="muted" numeric>
              {t('likes.place', { number: index + 1, total: order.length })}
            </Text>
            {next !== undefined && (
              <IconLink as={Link} to={paths.likedBy(next)} replace label={t('likes.next')}>
                <IconChevronRight />
              </IconLink>
            )}
          </Cluster>
        )}
      </Cluster>
    </Container>
  );
};
