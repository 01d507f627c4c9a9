import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { css, media, showToast, Text, theme } from '@pairwise/ui';

import { type Promo, useFollowPromo } from './promo.queries.ts';

/** Looks different from a profile on purpose: framed, without the pair shape, text beside the picture and not on it. */
const tile = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  inlineSize: '100%',
  padding: theme.space[3],
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  [media.up('sm')]: { gridTemplateColumns: '200px minmax(0, 1fr)', alignItems: 'center' },
  '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
});

const picture = css({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: theme.radius.sm,
  objectFit: 'cover',
  background: theme.color.inset,
});

const mark = css({
  justifySelf: 'start',
  paddingInline: theme.space[2],
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: 4,
  fontWeight: theme.weight.medium,
  ...theme.text.xs,
});

/**
 * The advertisement in the results (MEMBER-14, decisions F-2), which is marked as one. It leads to a page that counts down
 * before it leaves, and on which the member can stay.
 */
export const PromoTile = ({ promo }: { promo: Promo }) => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const follow = useFollowPromo();
  const open = () =>
    follow.mutate(promo.id, {
      onSuccess: ({ redirect }) => void navigate(paths.redirect(redirect)),
      onError: () => showToast({ text: t('promo.failed') }),
    });
  return (
    <button
      type="button"
      css={tile}
      onClick={open}
      aria-busy={follow.isPending}
      aria-label={t('promo.open', { title: promo.title })}
      data-promo=""
    >
      <img src={promo.image} alt="" width={320} height={180} loading="lazy" css={picture} />
      <span css={{ display: 'grid', gap: theme.space[1] }}>
        <span css={mark}>{t('promo.ad')}</span>
        <Text as="strong">{promo.title}</Text>
        <Text as="span" size="sm" tone="muted">
          {promo.text}
        </Text>
      </span>
    </button>
  );
};
