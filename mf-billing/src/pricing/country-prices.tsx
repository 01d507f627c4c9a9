import { bus, useStream } from '@pairwise/bus';
import { countryName, formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Heading, media, Stack, theme } from '@pairwise/ui';

import { line } from './line.ts';

const countryList = css({ margin: 0, [media.up('md')]: { columns: 2, columnGap: theme.space[6] } });

/** The lowest price of a message in each country (BILL-12), sorted by the country's name in the reader's language. */
export const CountryPrices = () => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const { minimum_message_costs } = useStream(bus.settings$);
  const countries = Object.entries(minimum_message_costs)
    .map(([code, cost]) => ({ code, cost, name: countryName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="card" id="country-prices">
        {t('pricing.countriesTitle')}
      </Heading>
      <dl css={countryList} aria-labelledby="country-prices">
        {countries.map(({ code, name, cost }) => (
          <div key={code} css={line}>
            <dt>{name}</dt>
            <dd>{formatMoney(cost.costs, cost.currency, language)}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
};
