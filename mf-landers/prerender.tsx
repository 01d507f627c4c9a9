import { niches } from '@pairwise/contracts/niches';
import {
  type PrerenderedFiles,
  prerenderScreens,
  type ScreenCase,
  standInPrice,
  trackingSearch,
} from '@pairwise/remote/prerender';

import { remote } from './remote.ts';
import { FALLBACK_COUNTRY } from './src/landers/maplanding/fallback-country.ts';
import { maps } from './src/landers/maplanding/maps.ts';
import { landers } from './src/landers/screens.ts';
import { landers as texts } from './src/landers/texts.en.ts';

/** The numbers of the niches. The default one is the last, without a condition: it is for unknown numbers too. */
const nicheCases = niches.map((_, at) => at + 1).toReversed();

const DEFAULT_NICHE = 1;

/** The gateway writes the price of the visitor's country, or removes the sentence with it. */
const minimum_message_costs = Object.fromEntries(Object.keys(maps).map((code) => [code, standInPrice]));

type Settings = NonNullable<ScreenCase['when']['settings']>;

const withNiche = (
  niche: number,
  path: string,
  { variant, settings }: Pick<ScreenCase['when'], 'variant' | 'settings'>,
) => ({
  when: {
    ...(variant !== undefined && { variant }),
    settings: { ...(niche !== DEFAULT_NICHE && { niche }), ...settings },
  },
  settings: { niche, minimum_message_costs, geoip_selected_country: FALLBACK_COUNTRY },
  path: `${path}${trackingSearch}`,
});

/** The country changes only the map. The last one is for countries without a map. */
const countryCases = (name: string): (Settings | undefined)[] =>
  name === 'maplanding'
    ? [
        ...Object.keys(maps)
          .filter((code) => code !== FALLBACK_COUNTRY)
          .map((code) => ({ geoip_selected_country: code })),
        undefined,
      ]
    : [undefined];

/** Variants first: without one, a case is for every other address of the lander. */
const variantsOf = (name: string): (string | undefined)[] => {
  const found: unknown = Reflect.get(texts, name);
  const variants = typeof found === 'object' && found !== null && 'variants' in found ? found.variants : undefined;
  return [...Object.keys(typeof variants === 'object' && variants !== null ? variants : {}), undefined];
};

const landerCases = (name: string): ScreenCase[] =>
  variantsOf(name).flatMap((variant) =>
    countryCases(name).flatMap((country) =>
      nicheCases.map((niche): ScreenCase => {
        const path = `/landers/${name}${variant === undefined ? '' : `/${variant}`}`;
        return withNiche(niche, path, {
          ...(variant !== undefined && { variant }),
          ...(country && { settings: country }),
        });
      }),
    ),
  );

/** The front page, with and without the link to the search for visitors. */
const indexCases = (): ScreenCase[] =>
  nicheCases.flatMap((niche): ScreenCase[] => {
    const closed = { logged_out_search: 'no', logged_out_search_trafficsource: 'no' } as const;
    const always = withNiche(niche, '/', { settings: { logged_out_search: 'yes' } });
    const some = withNiche(niche, '/', { settings: { logged_out_search_trafficsource: 'yes' } });
    const never = withNiche(niche, '/', {});
    const open = { ...some.settings, ...closed, logged_out_search: 'yes' } as const;
    return [
      { ...always, settings: { ...always.settings, ...closed } },
      { ...some, when: { ...some.when, trafficSource: true }, settings: open },
      { ...never, settings: { ...never.settings, ...closed } },
    ];
  });

/** Renders the front page and the landers for every niche. */
export const prerender = (): Promise<PrerenderedFiles> =>
  prerenderScreens(remote, {
    index: indexCases(),
    ...Object.fromEntries(Object.keys(landers).map((name) => [name, landerCases(name)])),
  });
