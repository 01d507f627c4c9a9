import type { Settings, User } from '@pairwise/contracts';
import {
  type CallResponses,
  respondToCalls,
  demoSettings,
  people,
  renderScreen,
  screen,
  userEvent,
} from '@pairwise/testing';

import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import SearchScreen from '../src/search/search.screen.tsx';

const MEMBERS = 'GET /api/members.php';

const texts = { en, fr };

interface Opening {
  path?: string;
  user?: User | null;
  settings?: Partial<Settings>;
  language?: keyof typeof texts;
}

const allFields: Settings['search_fields'] = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'photo',
  'interests',
];

export type SearchResponse = NonNullable<CallResponses[typeof MEMBERS]>;

/** Opens the search screen; `respond` returns the api's response to each search. */
export const openSearch = (
  respond: SearchResponse,
  { path = '/members', user: viewer = people.free, settings, language = 'en' }: Opening = {},
) => {
  const calls = respondToCalls({
    [MEMBERS]: respond,
    'GET /api/promo.php': () => ({ promo: null }),
    'GET /api/places.php': () => ({
      towns: [{ country: 'NL', region: 1, region_name: 'Utrecht', city: 'Amersfoort' }],
    }),
    'GET /api/regions.php': () => ({
      regions: {
        NL: [{ id: 1, name: 'Utrecht' }],
        DE: [{ id: 7, name: 'Sachsen' }],
        BE: [
          { id: 204, name: 'Limburg' },
          { id: 205, name: 'Luik' },
          { id: 211, name: 'West-Vlaanderen' },
        ],
      },
    }),
  });
  renderScreen(<SearchScreen />, {
    path,
    user: viewer,
    language,
    messages: { 'mf-members': texts[language] },
    settings: demoSettings({ search_fields: allFields, ...settings }),
  });
  return { searches: () => calls.filter((call) => call.startsWith(MEMBERS)) };
};

/** Returns the query of one of the calls. */
export const searchOf = (calls: string[], index: number): Record<string, string> =>
  Object.fromEntries(new URLSearchParams((calls.at(index) ?? '').split('?')[1]));

/** Finds the links to members. `hidden: true` saves jsdom a second per query, which it needs to check visibility. */
export const findPeople = () => screen.findAllByRole('link', { name: /, \d+, /, hidden: true });

export const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
