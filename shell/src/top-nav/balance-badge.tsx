import { theme, VisuallyHidden } from '@pairwise/ui';

/** The badge shows a balance up to this one. */
const lowBalance = 10;

const tones = {
  warning: { background: theme.color.warningSoft, color: theme.color.onWarningSoft },
  danger: { background: theme.color.danger, color: theme.color.onDanger },
};

/** Renders a balance of 10 credits or less: as a warning, and in the colour of danger at 0 (NAV-05). */
export const BalanceBadge = ({ credits, label }: { credits: number; label: string }) => {
  if (credits > lowBalance) return null;
  const tone = credits > 0 ? 'warning' : 'danger';
  return (
    <span
      data-tone={tone}
      css={{
        display: 'inline-grid',
        placeItems: 'center',
        minInlineSize: 20,
        blockSize: 20,
        paddingInline: 6,
        borderRadius: theme.radius.full,
        ...theme.text.xs,
        fontWeight: theme.weight.bold,
        fontVariantNumeric: 'tabular-nums',
        ...tones[tone],
      }}
    >
      <span aria-hidden="true">{credits}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
