import { people, person, renderScreen, screen } from '@pairwise/testing';

import { defaultFilters } from './search-filters.ts';
import { useSearchSettings } from './use-search-settings.ts';

const Defaults = () => {
  const { gender } = defaultFilters(useSearchSettings());
  return <p>{gender}</p>;
};

test.each([
  ['male', 'male'],
  ['female', 'female'],
  ['both', 'everyone'],
  // A member without a preference begins with the site's default.
  [null, 'female'],
] as const)('MEMBER-01 a member who seeks %s begins with %s', (seek_gender, expected) => {
  const profile = { ...people.free.profile, seek_gender };
  renderScreen(<Defaults />, { user: person(people.free, { profile }) });
  expect(screen.getByText(expected)).toBeInTheDocument();
});
