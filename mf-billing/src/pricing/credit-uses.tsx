import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { css, Heading, Stack, Text } from '@pairwise/ui';

import { line } from './line.ts';

const list = css({ margin: 0 });

/** What costs credits, and how many. Receiving is always free (decisions C-2). */
export const CreditUses = () => {
  const { t } = useTranslation('mf-billing');
  const settings = useStream(bus.settings$);
  const credits = (count: number): string => t('pricing.credits', { count });
  const uses = [
    [t('pricing.message'), credits(settings.message_credits)],
    [t('pricing.photo'), credits(settings.photo_credits)],
    [t('pricing.gift'), t('pricing.from', { credits: credits(settings.gift_credits) })],
    [t('pricing.receiving'), t('pricing.free')],
  ] as const;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="card" id="credit-uses">
        {t('pricing.creditsTitle')}
      </Heading>
      <dl css={list} aria-labelledby="credit-uses">
        {uses.map(([use, price]) => (
          <div key={use} css={line}>
            <dt>{use}</dt>
            <dd>{price}</dd>
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
