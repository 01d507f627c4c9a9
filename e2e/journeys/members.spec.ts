import { logInWith } from '../support/log-in.ts';
import { memberPassword } from '../support/test-members.ts';
import { inDatabase } from '../support/product-database.ts';
import { chooseFilters, namesOf, results } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const nameIn = (label: string | null | undefined): string => label?.split(', ').slice(0, 2).join(', ') ?? '';

test('ROUTE-05 ROUTE-06 MEMBER-01 search, filter, page 3, a profile and those beside it, and back to the same place @phone', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const searcher = await createMember({ name: 'Ben', gender: 'male', seeks: 'female' });
  await logInMember(searcher);
  const heading = page.getByRole('heading', { level: 1 });
  const similar = page.getByRole('heading', { level: 2, name: 'Close to what you’re looking for' });
  await expect(results(page).first()).toBeVisible();
  await expect(similar).toHaveCount(0);

  await chooseFilters(page, { 'Youngest age': '25', 'Oldest age': '60' });
  await expect(page).toHaveURL(/min_age=25&max_age=60$/);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  for (const number of [2, 3]) {
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(new RegExp(`^Page ${number} of `))).toBeVisible();
  }
  const address = page.url();
  expect(new URL(address).search).toBe('?min_age=25&max_age=60&pageNumber=3');
  const count = await page
    .getByText(/^\d+ people$/)
    .filter({ visible: true })
    .textContent();
  const names = await namesOf(page);
  expect(names).toHaveLength(24);

  const tile = results(page).nth(14);
  await tile.click({ trial: true });
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await tile.click();
  await page.waitForURL(/\/members\/\d+$/);
  await expect(heading).toHaveText(nameIn(names[14]));
  await page.getByRole('link', { name: 'Next profile' }).click();
  await expect(heading).toHaveText(nameIn(names[15]));
  await page.getByRole('link', { name: 'Previous profile' }).click();
  await expect(heading).toHaveText(nameIn(names[14]));

  const isAsLeft = async () => {
    await expect(page).toHaveURL(address);
    expect(await namesOf(page)).toEqual(names);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
    // The keyboard goes on where it left the list.
    await expect(tile).toBeFocused();
  };
  await page.goBack();
  await isAsLeft();
  await results(page).nth(14).click();
  await expect(heading).toHaveText(nameIn(names[14]));
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await isAsLeft();

  // Few people of that age live in Zeeland: the response says which filters it dropped to find more.
  await page.goto('/members?country=NL&countryregion=111&min_age=25&max_age=30');
  await expect(similar).toBeVisible();
  await expect(page.getByText('In other regions')).toBeVisible();

  // The address holds the whole search, so a bookmark opens it elsewhere, after the login.
  const elsewhere = await openPageFor();
  await logInWith(elsewhere, {
    email: searcher.email,
    password: memberPassword,
    next: new URL(address).pathname + new URL(address).search,
  });
  await expect(elsewhere.getByText(/^Page 3 of /)).toBeVisible();
  await expect(elsewhere.getByText(count ?? 'no count', { exact: true })).toBeVisible();
  expect(await namesOf(elsewhere)).toHaveLength(24);
});

test('MEMBER-10 ROUTE-20 six questions, one per screen, lead to matching members', async ({
  page,
  createMember,
  logInMember,
}) => {
  const seeker = await createMember({ name: 'Ilse', seeks: 'male' });
  await logInMember(seeker);
  await page.goto('/match-finder');
  const question = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const goOn = (name = 'Continue') => page.getByRole('button', { name, exact: true }).click();

  await question('Who would you like to meet?');
  await page.getByRole('radio', { name: 'Both', exact: true }).check();
  await goOn();
  await question('Between which ages?');
  await page.getByRole('slider', { name: 'Youngest age' }).fill('30');
  await page.getByRole('slider', { name: 'Oldest age' }).fill('45');
  await goOn();
  await question('Where should they live?');
  // The questions that were answered keep their answers after the page is left.
  await page.reload();
  await question('Where should they live?');
  await page.getByRole('link', { name: 'Previous question' }).click();
  await question('Between which ages?');
  await expect(page.getByRole('slider', { name: 'Oldest age' })).toHaveValue('45');
  await goOn();
  await page.getByLabel('Country').selectOption('Netherlands');
  await goOn();
  await question('What are you looking for?');
  await page.getByRole('radio', { name: 'Friendship' }).check();
  await goOn();
  await question('What should you have in common?');
  await goOn();
  await question('How much does age matter?');
  await goOn('Show who fits');

  await page.waitForURL(/\/members\?/);
  await expect(page).toHaveURL(/min_age=30&max_age=45/);
  for (const label of await namesOf(page)) {
    const age = Number(/, (\d\d),/.exec(label ?? '')?.[1]);
    expect(age).toBeGreaterThanOrEqual(25);
    expect(age).toBeLessThanOrEqual(50);
  }
  const answers = await inDatabase((db) =>
    db.selectFrom('match_finder_answers').where('user_id', '=', seeker.id).selectAll().executeTakeFirstOrThrow(),
  );
  expect(answers).toMatchObject({ gender: 'both', min_age: 30, max_age: 45, country: 'NL', intention: 'friendship' });
});

test('MEMBER-10 ROUTE-27 a member who has just signed up is shown the first people to like', async ({
  page,
  createMember,
  logInMember,
}) => {
  const fresh = await createMember({ name: 'Ilse', seeks: 'male' });
  await logInMember(fresh);
  await page.goto('/signup-matches');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ilse' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => inDatabase((db) => db.selectFrom('likes').where('from_id', '=', fresh.id).select(['source']).execute()))
    .toHaveLength(1);
  await page.getByRole('link', { name: 'See everyone' }).click();
  await page.waitForURL('**/members');
});
