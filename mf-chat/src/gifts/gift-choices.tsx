import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, IconCoin, Text, theme } from '@pairwise/ui';

import { GiftPicture } from './gift-picture.tsx';
import type { Gift } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

const group = css({ position: 'relative', margin: 0, padding: 0, border: 0 });

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: theme.space[2] });

const hidden = css({ position: 'absolute', inlineSize: 1, blockSize: 1, margin: 0, opacity: 0 });

const tile = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[1],
  padding: `${theme.space[3]} ${theme.space[1]}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.color.lineStrong },
  '&:has(:checked)': {
    borderColor: theme.color.secondary,
    background: theme.color.secondarySoft,
    color: theme.color.onSecondarySoft,
  },
  '&:has(:focus-visible)': theme.focusRing,
});

const price = css({ display: 'grid', justifyItems: 'center', ...theme.text.sm });

const amount = css({ display: 'inline-flex', alignItems: 'center', gap: 4 });

interface GiftChoicesProps {
  gifts: readonly Gift[];
  picked: string | undefined;
  onPick: (key: string) => void;
}

/** The gifts with their pictures and prices. Arrow keys move between them. */
export const GiftChoices = ({ gifts, picked, onPick }: GiftChoicesProps) => {
  const { t } = useTranslation('mf-chat');
  const giftName = useGiftName();
  const language = useLanguage();
  return (
    <div role="radiogroup" aria-label={t('gifts.choose')} css={group}>
      <div css={grid}>
        {gifts.map(({ key, credits, price_minor: minor, currency }) => (
          <label key={key} css={tile}>
            <input
              css={hidden}
              type="radio"
              name="gift"
              value={key}
              checked={key === picked}
              aria-label={`${t('gifts.choice', { gift: giftName(key), count: credits })}, ${formatMoney(minor, currency, language)}`}
              onChange={() => onPick(key)}
            />
            <GiftPicture gift={key} size={64} />
            <Text as="span" size="sm" weight="medium" css={{ color: 'inherit', textAlign: 'center' }}>
              {giftName(key)}
            </Text>
            <span css={price} aria-hidden>
              <span css={amount}>
                <IconCoin size={16} />
                {credits}
              </span>
              {formatMoney(minor, currency, language)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};
