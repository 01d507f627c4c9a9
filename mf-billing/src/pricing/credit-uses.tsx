import { bus, useStream } from '@pairwise/bus';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Heading, Stack, Text } from '@pairwise/ui';

import { useProducts } from '../price-list/price-list.queries.ts';
import { useTimeBonusState } from '../time-bonus/use-time-bonus.ts';
import { line } from './line.ts';

const list = css({ margin: 0 });
const value = css({ display: 'grid', justifyItems: 'end' });

/** What costs credits, how many, and what they cost in money, by the bundle. Receiving is always free (decisions C-2). */
export const CreditUses = () => {
  const { t } = useTranslation('mf-billing');
  const settings = useStream(bus.settings$);
  const language = useLanguage();
  const { data } = useProducts();
  const { bonus } = useTimeBonusState();
  const credits = (count: number): string => t('pricing.credits', { count });
  const money = (use: 'message' | 'photo' | 'gift'): string => {
    // The line has its room before the prices come, so that nothing below moves.
    if (!data) return '\u00A0';
    const { currency, [use]: range } = (bonus?.discount ?? data).use_prices;
    const price = (minor: number): string => formatMoney(minor, currency, language);
    return t('pricing.range', { low: price(range.low_minor), high: price(range.high_minor) });
  };
  const { message_credits: message, photo_credits: photo, gift_credits: gift } = settings;
  const uses = [
    [t('pricing.message'), credits(message), money('message')],
    [t('pricing.photo'), credits(photo), money('photo')],
    [t('pricing.gift'), t('pricing.from', { credits: credits(gift) }), money('gift')],
    [t('pricing.receiving'), t('pricing.free'), undefined],
  ] as const;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="card" id="credit-uses">
        {t('pricing.creditsTitle')}
      </Heading>
      <dl css={list} aria-labelledby="credit-uses">
        {uses.map(([use, price, inMoney]) => (
          <div key={use} css={line}>
            <dt>{use}</dt>
            <dd css={value}>
              {price}
              {inMoney !== undefined && (
                <>
                  {' '}
                  <Text as="span" size="sm" tone="muted">
                    {inMoney}
                  </Text>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {settings.signup_credits > 0 && (
        <Text size="sm" tone="muted">
          {t('pricing.startText', { count: settings.signup_credits })}
        </Text>
      )}
    </Stack>
  );
};
