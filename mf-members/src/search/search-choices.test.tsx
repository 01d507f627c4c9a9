import { bus } from '@pairwise/bus';
import type { Settings } from '@pairwise/contracts';
import { act, fireEvent, screen, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { card, cards, result } from '../../testing/builders.ts';
import { findPeople, openSearch, searchOf, user } from '../../testing/open-search.tsx';

addModalsToJsdom();

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('MEMBER-01 interests are chosen in a sheet, searched once and counted', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  await user.click(screen.getByRole('button', { name: 'Interests', hidden: true }));
  const sheet = within(screen.getByRole('dialog', { name: 'Interests', hidden: true }));
  expect(sheet.queryByLabelText('Country')).not.toBeInTheDocument();
  // What gets the focus is not behind the buttons at the bottom.
  const dialog = screen.getByRole('dialog', { name: 'Interests', hidden: true });
  expect(getComputedStyle(dialog).getPropertyValue('scroll-padding-block-end')).toBe('150px');
  await user.click(sheet.getByRole('button', { name: 'Cooking', hidden: true }));
  await user.click(sheet.getByRole('button', { name: 'Travel', hidden: true }));
  await user.click(sheet.getByRole('button', { name: 'Clear interests', hidden: true }));
  await user.click(sheet.getByRole('button', { name: 'Cooking', hidden: true }));
  await user.click(sheet.getByRole('button', { name: 'Travel', hidden: true }));
  expect(searches()).toHaveLength(1);
  await user.click(sheet.getByRole('button', { name: 'Show people', hidden: true }));
  await waitFor(() => expect(location.search).toBe('?interests=travel%2Ccooking'));
  await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ interests: 'travel,cooking' }));
  expect(screen.getByRole('button', { name: 'Interests 2 interests', hidden: true })).toBeInTheDocument();
});

describe('MEMBER-03 a region that is typed in the sheet and not chosen from the list', () => {
  const country = (code: string, region_label: 'province' | 'state') =>
    ({ code, currency: 'EUR', languages: ['nl'], region_label, min_age: 18 }) satisfies Settings['countries'][number];
  const openFilters = async () => {
    const { searches } = openSearch(() => result(cards(1)), {
      path: '/members?country=BE&countryregion=211',
      settings: { countries: [country('NL', 'province'), country('BE', 'province'), country('DE', 'state')] },
    });
    await findPeople();
    await user.click(screen.getByRole('button', { name: /^Filters/, hidden: true }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
    const region = sheet.getByLabelText('Province or town');
    await waitFor(() => expect(region).toHaveValue('West Flanders'));
    const type = async (text: string) => {
      await user.clear(region);
      await user.type(region, text);
    };
    const apply = () => user.click(sheet.getByRole('button', { name: 'Show people', hidden: true }));
    return { searches, sheet, region, type, apply };
  };

  test('is searched for when the text can mean only that one', async () => {
    const { sheet, type, apply } = await openFilters();
    await type('limb');
    const option = await sheet.findByRole('option', { name: 'Limburg', hidden: true });
    expect(option).toHaveAttribute('aria-selected', 'true');
    await apply();
    await waitFor(() => expect(location.search).toBe('?country=BE&countryregion=204'));
  });

  test.each(['zzz', 'l'])('keeps the sheet open and says what is wrong: %s', async (text) => {
    const { searches, region, type, apply } = await openFilters();
    await type(text);
    await apply();
    expect(region).toHaveAccessibleDescription('Choose one from the list, or clear the field.');
    expect(region).toHaveValue(text);
    expect(region).toHaveFocus();
    expect(searches()).toHaveLength(1);
    // An emptied field means the whole country.
    await user.clear(region);
    await apply();
    await waitFor(() => expect(location.search).toBe('?country=BE'));
  });

  test('is dropped by a reset and by another country', async () => {
    const { sheet, region, type, apply } = await openFilters();
    await type('zzz');
    await user.selectOptions(sheet.getByLabelText('Country'), 'Germany');
    expect(sheet.getByLabelText('State or town')).toHaveValue('');
    await user.type(sheet.getByLabelText('State or town'), 'zzz');
    await user.click(sheet.getByRole('button', { name: 'Reset filters', hidden: true }));
    expect(region).not.toBeInTheDocument();
    expect(sheet.getByLabelText('Province or town')).toHaveValue('');
    await apply();
    await waitFor(() => expect(location.search).toBe(''));
  });
});

test('MEMBER-01 a site without interests ignores them, even in the address', async () => {
  const { searches } = openSearch(() => result(cards(1)), {
    path: '/members?interests=cooking',
    settings: { search_fields: ['gender', 'country'] },
  });
  await findPeople();
  expect(screen.queryByRole('button', { name: /Interests/, hidden: true })).not.toBeInTheDocument();
  expect(searchOf(searches(), 0)).not.toHaveProperty('interests');
});

test.each([
  ['25 to 45 years', 'Youngest age'],
  ['Netherlands', 'Country'],
  ['With a photo', 'With a photo'],
  ['1 interest', 'Travel'],
])('MEMBER-01 on phones the chip %s opens the sheet at its filter', async (chip, filter) => {
  openSearch(() => result(cards(1)), { path: '/members?photo=yes&interests=travel' });
  await findPeople();
  // The bar of desktops has chips of the same names; the one of phones opens a dialog.
  const [opener] = screen
    .getAllByRole('button', { name: chip, hidden: true })
    .filter((button) => button.getAttribute('aria-haspopup') === 'dialog');
  await user.click(opener ?? document.body);
  const sheet = screen.getByRole('dialog', { name: 'Filters', hidden: true });
  expect(document.activeElement).toHaveAccessibleName(filter);
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
});

test('resetting the filters of the bar keeps the focus in it', async () => {
  openSearch(() => result(cards(1)), { path: '/members?gender=male' });
  await findPeople();
  await user.click(screen.getByRole('button', { name: 'Reset filters', hidden: true }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.queryByRole('button', { name: 'Reset filters', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Looking for')).toHaveFocus();
});

test('the sort order is part of the address', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  await user.selectOptions(screen.getByLabelText('Who comes first'), 'New members');
  await waitFor(() => expect(location.search).toBe('?sort=new'));
  await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ sort: 'new' }));
});

test('two choices before the first one has rendered are both kept', async () => {
  openSearch(() => result(cards(1)));
  await findPeople();
  const choose = (label: string, value: string) => {
    const select = screen.getByLabelText<HTMLSelectElement>(label);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  // In one act: nothing renders in between.
  act(() => {
    choose('Looking for', 'male');
    choose('Who comes first', 'new');
  });
  await waitFor(() => expect(location.search).toBe('?gender=male&sort=new'));
  expect(screen.getByLabelText('Looking for')).toHaveValue('male');
  expect(screen.getByLabelText('Who comes first')).toHaveValue('new');
});

test('MEMBER-01 ages are one slider of two thumbs, which never cross and search once after the last step', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  const ages = within(screen.getByRole('group', { name: 'Age' }));
  const youngest = ages.getByRole('slider', { name: 'Youngest age' });
  const oldest = ages.getByRole('slider', { name: 'Oldest age' });
  expect(youngest).toHaveAttribute('aria-valuetext', '25 years');
  for (const age of [28, 30]) fireEvent.change(youngest, { target: { value: String(age) } });
  fireEvent.change(oldest, { target: { value: '20' } });
  expect([youngest, oldest].map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual(['30 years', '30 years']);
  expect(searches()).toHaveLength(1);
  await waitFor(() => expect(location.search).toBe('?min_age=30&max_age=30'));
  await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ min_age: '30', max_age: '30' }));
  expect(searches()).toHaveLength(2);
  expect(ages.getByText('30 to 30 years')).toBeVisible();
});

test('MEMBER-13 the default to find only who looks for someone like me is a chip that a member can turn off', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  const chip = (pressed: boolean) =>
    screen.getByRole('button', { name: 'People looking for someone like me', pressed });
  await user.click(chip(true));
  await waitFor(() => expect(location.search).toBe('?two_way=no'));
  await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ two_way: 'no' }));
  await user.click(chip(false));
  await waitFor(() => expect(location.search).toBe(''));
});

test('MEMBER-13 a visitor, who has no profile, has no such chip', async () => {
  openSearch(() => result(cards(1)), { user: null });
  await findPeople();
  expect(
    screen.queryByRole('button', { name: 'People looking for someone like me', hidden: true }),
  ).not.toBeInTheDocument();
});

test('a changed filter searches again; going back shows the cached list', async () => {
  const { searches } = openSearch(() => result(cards(1)));
  await findPeople();
  const choose = (gender: string) => user.selectOptions(screen.getByLabelText('Looking for'), gender);
  const asked = (gender: string) => searches().filter((call) => call.includes(`gender=${gender}`)).length;
  await choose('Men');
  await waitFor(() => expect(asked('male')).toBe(1));
  await choose('Women');
  await waitFor(() => expect(asked('female')).toBe(1));
  await choose('Men');
  await waitFor(() => expect(asked('male')).toBe(2));
  history.back();
  await waitFor(() => expect(screen.getByLabelText('Looking for')).toHaveDisplayValue('Women'));
  await findPeople();
  expect(asked('female')).toBe(1);
});

test('a refresh that fails keeps the results and says so', async () => {
  let broken = false;
  openSearch(() => (broken ? 'invalid_age_range' : result(cards(2))));
  await findPeople();
  broken = true;
  await user.click(screen.getByRole('button', { name: 'Search again', hidden: true }));
  expect(await screen.findByText('The lowest age is above the highest.')).toBeVisible();
  expect(await findPeople()).toHaveLength(2);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
  await waitFor(() => expect(screen.queryByText('The lowest age is above the highest.')).not.toBeInTheDocument());
});

test('MEMBER-02 a visitor who presses a heart is asked to join, and stays on the page', async () => {
  openSearch(() => result(cards(1)), { path: '/members?gender=male', user: null });
  await findPeople();
  const asked: string[] = [];
  const subscription = bus.on('signup:asked').subscribe(({ path }) => asked.push(path));
  await user.click(screen.getByRole('button', { name: 'Like Member 1', hidden: true }));
  subscription.unsubscribe();
  expect(asked).toEqual(['/members?gender=male']);
});

test('MEMBER-15 a site that warns explains the mark below the list', async () => {
  const settings = { fictional_warning: true };
  openSearch(() => result([card(1, { fictional_icon: true }), card(2)]), { settings });
  await findPeople();
  expect(
    screen.getByText('Profiles marked “fictional profile” are fictional profiles. You cannot meet the people shown.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Like Member 1', hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Like Member 2', hidden: true })).toBeInTheDocument();
});

test('MEMBER-15 a list without fictional profiles explains nothing', async () => {
  openSearch(() => result(cards(2)), { settings: { fictional_warning: true } });
  await findPeople();
  expect(screen.queryByText(/cannot meet/)).not.toBeInTheDocument();
});
