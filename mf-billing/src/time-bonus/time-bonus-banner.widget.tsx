import { serverNow } from '@pairwise/api-client';
import { createStreamWriter } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { useDismissals } from '@pairwise/remote/dismissals';
import { Link } from '@pairwise/router';
import { Banner, css, LinkButton, media, Text, theme } from '@pairwise/ui';
import { useEffect } from 'react';

import { lowestMessagePrice } from '../price-list/lowest-message-price.ts';
import { Countdown } from './countdown.tsx';
import { dismiss, isDismissed } from './dismissals.ts';
import { SpokenMarks } from './spoken-marks.tsx';
import { useTimeBonus } from './use-time-bonus.ts';

/** The shared state of the time bonus (ENT-06): whether the banner is visible, which the modal needs. */
const writeBonus = createStreamWriter('bonus', 'mf-billing');

/** Where there is room for it, on the same line. */
const muted = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.onDeepMuted,
  [media.down('lg')]: { display: 'none' },
});
/** Text and link side by side. On phones the link is below, and the whole banner can be pressed. */
const body = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  [media.down('sm')]: { display: 'block' },
});
const notice = css({
  position: 'relative',
  // Above the area of the link, which covers the banner on phones.
  '& > button': { position: 'relative', zIndex: 1 },
});
const action = css({
  [media.down('sm')]: {
    display: 'inline',
    position: 'static',
    minBlockSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.pair },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: `3px solid ${theme.color.focus}`, outlineOffset: -3 },
  },
});
const accent = css({ color: theme.color.onDeepAccent });

/** The banner of the time bonus above the screens of the members area (ALERT-05). The slot is there in that area only. */
const TimeBonusBanner = () => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const bonus = useTimeBonus();
  useDismissals();
  const isVisible = bonus !== undefined && !isDismissed('time-bonus-banner', bonus.memberId, serverNow());
  useEffect(() => {
    writeBonus({ isVisible });
    return () => writeBonus({ isVisible: false });
  }, [isVisible]);
  if (!isVisible) return null;

  const hide = (): void => {
    // The focused button disappears with the banner.
    document.getElementById('content')?.focus({ preventScroll: true });
    dismiss('time-bonus-banner', bonus.memberId, serverNow());
  };
  const percent = formatNumber(bonus.discount.value_percentage, language);
  return (
    <section aria-label={t('timeBonus.label')}>
      <Banner strip tone="promo" css={notice} onDismiss={hide} dismissLabel={t('timeBonus.dismiss')}>
        <div css={body}>
          <Text as="span" size="sm" weight="bold">
            {t('timeBonus.title', { percent })}{' '}
            <span css={accent}>
              <Countdown seconds={bonus.secondsLeft} />
            </span>
          </Text>{' '}
          <Text as="span" size="sm" css={muted}>
            {t('pricing.minimum', { price: lowestMessagePrice(bonus.discount.use_prices, language) })}{' '}
            {t('timeBonus.text')}
          </Text>
          <LinkButton as={Link} to={paths.credits()} variant="primary" size="sm" css={action}>
            {t('timeBonus.action')}
          </LinkButton>
        </div>
        <SpokenMarks seconds={bonus.secondsLeft} />
      </Banner>
    </section>
  );
};

export default TimeBonusBanner;
