import { useTranslation } from '@pairwise/i18n';
import { css, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { GiftPicture } from './gift-picture.tsx';
import { useGiftName } from './use-gift-name.ts';

const card = css({ display: 'grid', justifyItems: 'center', gap: theme.space[2], inlineSize: 144 });

/** A quiet ground: the colours of the pictures would not stand out on the purple of own messages. */
const stage = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: theme.radius.md,
  background: theme.color.surface,
});

/** A gift in its message. */
export const GiftContent = ({ gift = '' }: { gift: string | undefined }) => {
  const { t } = useTranslation('mf-chat');
  const giftName = useGiftName();
  return (
    <span css={card}>
      <span css={stage}>
        <GiftPicture gift={gift} size={104} />
      </span>
      <Text as="span" weight="bold" css={{ color: 'inherit' }}>
        <VisuallyHidden>{t('gifts.gift')}: </VisuallyHidden>
        {giftName(gift)}
      </Text>
    </span>
  );
};
