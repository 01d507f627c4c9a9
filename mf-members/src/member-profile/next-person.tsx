import { useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths, photoAddress } from '@pairwise/contracts';
import { isolate, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconChevronRight, Photo, Text, theme } from '@pairwise/ui';

import type { HistoryState } from '../navigation/history-state.ts';
import { memberQuery } from './member-profile.queries.ts';
import type { Neighbour } from './use-neighbours.ts';

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[2],
  paddingInlineEnd: theme.space[4],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
  color: theme.color.ink,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.fast}`,
  '&:hover': { borderColor: theme.color.lineStrong },
});

/** Leads to the next person of the results, with photo and name when they are known. */
export const NextPerson = ({ next }: { next: Neighbour }) => {
  const { t } = useTranslation('mf-members');
  const { cdn_prefix } = useStream(bus.settings$);
  // The profile prefetches its successor; this request uses the same cache entry.
  const { data: member } = useQuery({ ...memberQuery(next.id), staleTime: Infinity });
  if (!member) return null;
  const [image] = member.images;
  return (
    <Link
      to={paths.member(next.id)}
      replace
      state={{ results: next.results } satisfies HistoryState}
      aria-label={t('profile.nextPerson', { name: member.name })}
      css={card}
    >
      <Photo
        src={image && photoAddress(cdn_prefix, image.filename, 96)}
        alt=""
        ratio="1"
        blurhash={image?.blurhash}
        css={{ flex: 'none', inlineSize: 56, borderRadius: theme.radius.sm }}
      />
      <span css={{ flex: 1, minInlineSize: 0 }}>
        <Text as="span" size="sm" tone="muted" css={{ display: 'block' }}>
          {t('profile.nextShort')}
        </Text>
        <Text as="span" weight="bold" css={{ display: 'block' }}>
          {`${isolate(member.name)}, ${member.age}`}
        </Text>
      </span>
      <IconChevronRight />
    </Link>
  );
};
