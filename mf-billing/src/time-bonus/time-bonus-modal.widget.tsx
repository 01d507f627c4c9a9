import { paths } from '@pairwise/contracts';
import { bonusHours } from '@pairwise/contracts/alerts';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, css, Dialog, LinkButton, Text, theme } from '@pairwise/ui';

import { lowestMessagePrice } from '../price-list/lowest-message-price.ts';
import { Countdown } from './countdown.tsx';
import { useShowsModal } from './use-shows-modal.ts';
import { useTimeBonus } from './use-time-bonus.ts';

const panel = css({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[1],
  padding: `${theme.space[5]} ${theme.space[4]}`,
  borderRadius: theme.radius.pair,
  background: theme.color.deep,
  color: theme.color.onDeep,
  textAlign: 'center',
});
const large = css({
  fontSize: '4.5rem',
  lineHeight: 1,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.04em',
  color: theme.color.onDeepAccent,
});
const clock = css({ marginBlockStart: theme.space[3], color: theme.color.onDeepMuted, ...theme.text.sm });
const time = css({ color: theme.color.onDeep, fontWeight: theme.weight.bold });

const Offer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const bonus = useTimeBonus();
  if (!bonus) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('timeBonus.modalTitle')}
      closeLabel={t('timeBonus.close')}
      actions={
        <>
          {/* Replaces the modal's history entry, so that Back leads to the page below. */}
          <LinkButton as={Link} to={paths.credits()} replace variant="primary" css={{ flex: '1 1 auto' }}>
            {t('timeBonus.action')}
          </LinkButton>
          <Button variant="ghost" onClick={onClose} css={{ flex: '1 1 auto' }}>
            {t('timeBonus.later')}
          </Button>
        </>
      }
    >
      <div css={panel}>
        <p css={large}>
          {t('timeBonus.percent', { percent: formatNumber(bonus.discount.value_percentage, language) })}
        </p>
        <Text weight="bold">{t('timeBonus.modalText')}</Text>
        <Text size="sm">
          {t('pricing.minimum', { price: lowestMessagePrice(bonus.discount.use_prices, language) })}
        </Text>
        <p css={clock}>
          {t('timeBonus.endsIn')}{' '}
          <span css={time}>
            <Countdown seconds={bonus.secondsLeft} />
          </span>
        </p>
      </div>
      <Text>{t('timeBonus.actFast', { timeLeft: bonusHours })}</Text>
    </Dialog>
  );
};

/** The modal of the time bonus (ALERT-06). */
const TimeBonusModal = () => {
  const { isOpen, close } = useShowsModal();
  return isOpen ? <Offer onClose={close} /> : null;
};

export default TimeBonusModal;
