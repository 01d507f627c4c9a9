import { useTranslation } from '@pairwise/i18n';
import { css, IconChevronRight, media, theme } from '@pairwise/ui';

const pager = css({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: theme.tap,
  minBlockSize: theme.tap,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  color: 'inherit',
  ...theme.text.xs,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
  [media.up('sm')]: { flexDirection: 'row', gap: theme.space[1], paddingInline: theme.space[2], ...theme.text.sm },
});

interface AlertPagerProps {
  /** From 1. */
  number: number;
  count: number;
  onNext: () => void;
}

/** Says how many alerts there are, and shows the next one. */
export const AlertPager = ({ number, count, onNext }: AlertPagerProps) => {
  const { t } = useTranslation('shell');
  const place = t('alerts.place', { number, count });
  return (
    <button type="button" aria-label={`${place}. ${t('alerts.next')}`} css={pager} onClick={onNext}>
      <span>{place}</span>
      <IconChevronRight size={18} aria-hidden="true" />
    </button>
  );
};
