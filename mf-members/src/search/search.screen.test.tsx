import { act, fireEvent, marta, people, screen, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { card, cards, result } from '../../testing/builders.ts';
import { findPeople, openSearch, searchOf, user } from '../../testing/open-search.tsx';

addModalsToJsdom();

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('MEMBER-01 shows each result as a link to the profile with name, age, place and whether they are online', async () => {
  openSearch(() => result([marta, card(2, { city: null, region: null, name: 'Ben', age: 41, country: 'DE' })]));
  const [first, second, ...others] = await findPeople();
  expect(first).toHaveAccessibleName('Marta, 34, Kraków, Poland, online');
  expect(first).toHaveAttribute('href', '/members/301');
  expect(second).toHaveAccessibleName('Ben, 41, Germany');
  expect(others).toEqual([]);
  expect(screen.getByText('2 people')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People you might like');
});

test.each([
  { title: 'a member is led to the match finder', user: people.free, targets: ['/match-finder'] },
  { title: 'a visitor is not led to the match finder', user: null, targets: [] },
])('MEMBER-10 $title', async ({ user: viewer, targets }) => {
  openSearch(() => result(cards(1)), { user: viewer });
  await findPeople();
  const links = screen.queryAllByRole('link', { name: 'Find a match in six questions' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets);
});

test('nothing shows a match percentage', async () => {
  openSearch(() => result(cards(3)));
  await findPeople();
  expect(document.body).not.toHaveTextContent('%');
});

test('MEMBER-01 searches for the filters of the address, and leaves the site’s defaults to the server', async () => {
  const { searches } = openSearch(() => result(cards(1)), {
    path: '/members?gender=male&country=DE&countryregion=7&min_age=30',
  });
  await findPeople();
  expect(searchOf(searches(), 0)).toEqual({
    gender: 'male',
    country: 'DE',
    countryregion: '7',
    min_age: '30',
    pageNumber: '1',
  });
});

test('MEMBER-01 a filter of the bar changes the address, searches immediately and begins on the first page', async () => {
  const { searches } = openSearch(() => result(cards(1)), {
    path: '/members?pageNumber=2',
  });
  await findPeople();
  await user.selectOptions(screen.getByLabelText('Looking for'), 'Men');
  await waitFor(() => expect(location.search).toBe('?gender=male'));
  await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ gender: 'male', pageNumber: '1' }));
});

test('MEMBER-01 settings.search_fields decides which filters there are', async () => {
  openSearch(() => result(cards(1)), { settings: { search_fields: ['gender'] } });
  await findPeople();
  expect(screen.getByLabelText('Looking for')).toBeVisible();
  expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Youngest age')).not.toBeInTheDocument();
});

test('MEMBER-03 the region filter has the country’s word for its regions', async () => {
  openSearch(() => result(cards(1)));
  await findPeople();
  const country = screen.getByLabelText('Country');
  expect(country).toHaveDisplayValue('Netherlands');
  // A town finds its region.
  await user.type(screen.getByLabelText('Province or town'), 'Amersf');
  await user.click(await screen.findByRole('option', { name: 'Amersfoort Utrecht' }));
  await waitFor(() => expect(screen.getByLabelText('Province or town')).toHaveValue('Utrecht'));
  await waitFor(() => expect(location.search).toBe('?country=NL&countryregion=1'));
  await user.selectOptions(country, 'Germany');
  await waitFor(() => expect(location.search).toBe('?country=DE'));
  await user.click(await screen.findByLabelText('State or town'));
  await user.click(await screen.findByRole('option', { name: 'Saxony' }));
  await waitFor(() => expect(location.search).toBe('?country=DE&countryregion=7'));
});

test('MEMBER-03 LANG-01 a French-speaking member finds Luik as Liège, by either name', async () => {
  openSearch(() => result([card(1, { city: null, region: 'Luik', country: 'BE' })]), {
    path: '/members?country=BE',
    language: 'fr',
    settings: {
      countries: [{ code: 'BE', currency: 'EUR', languages: ['nl', 'fr'], region_label: 'province', min_age: 18 }],
    },
  });
  expect(await screen.findByText('Liège, Belgique')).toBeVisible();
  const region = screen.getByLabelText('Province ou ville');
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.click(region);
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(['Flandre occidentale', 'Liège', 'Limbourg'])));
  expect(offered().filter((name) => /^[FL]/.test(name))).toEqual(['Flandre occidentale', 'Liège', 'Limbourg']);
  await user.type(region, 'luik');
  await screen.findByRole('option', { name: 'Liège' });
  await user.clear(region);
  await user.type(region, 'lieg');
  await user.click(await screen.findByRole('option', { name: 'Liège' }));
  await waitFor(() => expect(region).toHaveValue('Liège'));
  await waitFor(() => expect(location.search).toBe('?country=BE&countryregion=205'));
  expect(await screen.findByText('Liège, Belgique', { selector: 'button *, button' })).toBeInTheDocument();
});

test('on a phone the filters are chosen in a sheet and searched once', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  const opener = screen.getByRole('button', { name: 'Filters', hidden: true });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
  await user.selectOptions(sheet.getByLabelText('Looking for'), 'Men');
  // The thumbs never cross.
  fireEvent.change(sheet.getByRole('slider', { name: 'Oldest age', hidden: true }), { target: { value: '50' } });
  fireEvent.change(sheet.getByRole('slider', { name: 'Youngest age', hidden: true }), { target: { value: '50' } });
  expect(location.search).toBe('');
  await user.click(sheet.getByRole('button', { name: 'Show people', hidden: true }));
  await waitFor(() => expect(location.search).toBe('?gender=male&min_age=50&max_age=50'));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName(expect.stringContaining('2 filters active'));
  expect(searches()).toHaveLength(2);
});

test('closing the sheet changes nothing', async () => {
  openSearch(() => result(cards(1)), { path: '/members?gender=male' });
  await findPeople();
  await user.click(screen.getByRole('button', { name: /^Filters/, hidden: true }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
  await user.selectOptions(sheet.getByLabelText('Looking for'), 'Women');
  await user.click(sheet.getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect(location.search).toBe('?gender=male');
  expect(screen.getByLabelText('Looking for')).toHaveDisplayValue('Men');
});

describe('MEMBER-01 similar results', () => {
  test('are listed apart and say which filters they miss', async () => {
    openSearch(() => result([card(1)], { similar: [card(2)], relaxed: ['countryregion', 'age'] }));
    const similar = within(await screen.findByRole('region', { name: 'Close to what you’re looking for' }));
    expect(similar.getAllByRole('link')).toHaveLength(1);
    expect(similar.getByText('In other regions')).toBeVisible();
    expect(similar.getByText('Up to 5 years younger or older')).toBeVisible();
    expect(similar.queryByText('In neighbouring countries')).not.toBeInTheDocument();
  });

  test('are not mentioned when there are none', async () => {
    openSearch(() => result([card(1)]));
    await findPeople();
    expect(screen.queryByText('Close to what you’re looking for')).not.toBeInTheDocument();
  });
});

test('an empty result offers the nearest wider search', async () => {
  openSearch((query) => (query.has('countryregion') ? result([]) : result(cards(2))), {
    path: '/members?country=DE&countryregion=7',
  });
  await user.click(await screen.findByRole('button', { name: 'Search the whole country: Germany', hidden: true }));
  await waitFor(() => expect(location.search).toBe('?country=DE'));
  expect(await findPeople()).toHaveLength(2);
});

test('MEMBER-02 a visitor without access to the search is offered the login, and comes back to this search', async () => {
  openSearch(() => 'search_not_allowed', { path: '/members?gender=male', user: null });
  expect(await screen.findByText('Please log in to search members.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in', hidden: true })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/members?gender=male')}`,
  );
});

test('a failed search says so, and a retry shows the results', async () => {
  let broken = true;
  openSearch(() => (broken ? 'invalid_age_range' : result(cards(1))));
  expect(await screen.findByRole('alert')).toHaveTextContent('The lowest age is above the highest.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  expect(await findPeople()).toHaveLength(1);
});

test('offline without results says so, and continues by itself', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  openSearch(() => result(cards(1)));
  expect(screen.getByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await findPeople()).toHaveLength(1);
});

test('MEMBER-15 a fictional profile has its mark', async () => {
  openSearch(() => result([card(1, { fictional_icon: true }), card(2)]));
  const [fictional, real] = await findPeople();
  expect(fictional).toHaveAccessibleName(expect.stringContaining('fictional profile'));
  expect(real).not.toHaveAccessibleName(expect.stringContaining('fictional profile'));
});
