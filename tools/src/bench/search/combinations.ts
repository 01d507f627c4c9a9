/** A search: the name of each choice, and the query of members.php for them. */
export interface Combination {
  choices: Readonly<Record<string, string>>;
  query: Record<string, string>;
}

type Choices = Readonly<Record<string, Record<string, string>>>;

/**
 * What each filter can be: absent, ordinary, and as hard as it gets. Countries are those with the most and the fewest
 * members; regions are named by the country, so they are chosen with it.
 */
const dimensions = (
  regions: Readonly<Record<string, { crowded: number; empty: number }>>,
): Record<string, Choices> => ({
  gender: { female: { gender: 'female' }, male: { gender: 'male' }, everyone: {} },
  place: Object.fromEntries(
    Object.entries(regions).flatMap(([country, { crowded, empty }]) => [
      [country, { country }],
      [`${country}, crowded region`, { country, countryregion: String(crowded) }],
      [`${country}, empty region`, { country, countryregion: String(empty) }],
    ]),
  ),
  age: {
    any: {},
    'five years': { min_age: '30', max_age: '34' },
    'hardly anybody': { min_age: '88', max_age: '99' },
  },
  interests: {
    any: {},
    popular: { interests: 'travel' },
    'one in fifty': { interests: 'gardening' },
    'twenty, uncommon': {
      interests:
        'cats,horses,wine,coffee,dining_out,baking,board_games,gaming,cars,motorcycles,fashion,technology,science,history',
    },
    'of a few': { interests: 'volunteering' },
    "nobody's": { interests: 'spirituality' },
  },
  photo: { any: {}, yes: { photo: 'yes' } },
  sort: { active: {}, new: { sort: 'new' } },
  'two-way': { yes: {}, no: { two_way: 'no' } },
});

/** Combines every choice of every filter with every choice of all others. */
export const combinations = (regions: Parameters<typeof dimensions>[0]): Combination[] => {
  let all: Combination[] = [{ choices: {}, query: {} }];
  for (const [dimension, choices] of Object.entries(dimensions(regions))) {
    all = all.flatMap((made) =>
      Object.entries(choices).map(([choice, query]) => ({
        choices: { ...made.choices, [dimension]: choice },
        query: { ...made.query, ...query },
      })),
    );
  }
  return all;
};
