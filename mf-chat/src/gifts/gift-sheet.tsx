import { bus, useStream } from '@pairwise/bus';
import { formatMoney, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, css, ErrorState, OfflineState, Sheet, Skeleton, Stack, Text, theme } from '@pairwise/ui';

import { BuyCreditsLink } from '../chat-window/buy-credits-link.tsx';
import { useBundleOffer } from '../chat-window/use-send-prices.ts';
import { GiftChoices } from './gift-choices.tsx';
import { useGifts } from './gifts.queries.ts';
import { useGiftName } from './use-gift-name.ts';

const places = css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[2] });

interface GiftSheetProps {
  /** The partner's name. */
  name: string;
  picked: string | undefined;
  onPick: (key: string) => void;
  onSend: (key: string) => void;
  onClose: () => void;
}

/** Picks a gift and sends it. The button shows the price (decisions C-2). Mount it to open it. */
export const GiftSheet = ({ name, picked, onPick, onSend, onClose }: GiftSheetProps) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const giftName = useGiftName();
  const language = useLanguage();
  const balance = useStream(bus.user$)?.credits ?? 0;
  const { data: gifts, error, isFetching, fetchStatus, refetch } = useGifts();
  const gift = gifts?.find(({ key }) => key === picked);
  const isTooCostly = gift !== undefined && balance < gift.credits;
  const offer = useBundleOffer(isTooCostly);
  const isOffline = !gifts && fetchStatus === 'paused';

  const action = isTooCostly ? (
    <BuyCreditsLink size="lg" block />
  ) : (
    <Button variant="primary" size="lg" block disabled={!gift} onClick={() => gift && onSend(gift.key)}>
      {gift
        ? `${t('gifts.send', { gift: giftName(gift.key), count: gift.credits })} · ${formatMoney(gift.price_minor, gift.currency, language)}`
        : t('gifts.pick')}
    </Button>
  );
  return (
    <Sheet
      open
      title={t('gifts.title', { name })}
      closeLabel={t('gifts.close')}
      onClose={onClose}
      actions={gifts && action}
    >
      <Stack gap={3}>
        <Text tone="muted">{t('gifts.balance', { count: balance })}</Text>
        {isOffline && <OfflineState title={t('chats.offlineTitle')}>{t('gifts.offline')}</OfflineState>}
        {error && !gifts && (
          <ErrorState
            title={t('gifts.failed')}
            retryLabel={t('chats.retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        )}
        {!gifts && !error && !isOffline && (
          <div css={places}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} height={140} radius="md" />
            ))}
          </div>
        )}
        {gifts && <GiftChoices gifts={gifts} picked={picked} onPick={onPick} />}
        {isTooCostly && (
          <Banner tone="warning" live="polite">
            {t('gifts.notEnoughCredits')} {offer}
          </Banner>
        )}
      </Stack>
    </Sheet>
  );
};
