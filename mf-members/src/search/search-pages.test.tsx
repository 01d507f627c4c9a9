import { bus } from '@pairwise/bus';
import { act, screen, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { cards, result } from '../../testing/builders.ts';
import { type SearchResponse, findPeople, openSearch, searchOf, user } from '../../testing/open-search.tsx';

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('pages', () => {
  const paged: SearchResponse = (query) => {
    const page = Number(query.get('pageNumber'));
    const from = (page - 1) * 3 + 1;
    return result(cards(3, from), { numResults: 50, cursor: page === 3 ? null : `c${page}` });
  };

  test('MEMBER-01 the next page is prefetched from the cursor, and shown without another call', async () => {
    const { searches } = openSearch(paged);
    await findPeople();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Previous', hidden: true })).not.toBeInTheDocument();
    await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ pageNumber: '2', cursor: 'c1' }));
    await user.click(screen.getByRole('link', { name: 'Next', hidden: true }));
    expect(await screen.findByRole('link', { name: /^Member 4,/, hidden: true })).toBeVisible();
    expect(location.search).toBe('?pageNumber=2');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(searches().filter((call) => call.includes('pageNumber=2'))).toHaveLength(1);
  });

  test('MEMBER-01 the next page keeps the filters', async () => {
    openSearch(paged, { path: '/members?gender=male' });
    await findPeople();
    expect(screen.getByRole('link', { name: 'Next', hidden: true })).toHaveAttribute(
      'href',
      '/members?gender=male&pageNumber=2',
    );
  });

  test('MEMBER-01 the next page keeps a filter that the screen does not show yet', async () => {
    openSearch(paged);
    await findPeople();
    // The router renders after it has changed the address.
    history.replaceState(history.state, '', '/members?gender=male');
    await user.click(screen.getByRole('link', { name: 'Next', hidden: true }));
    await waitFor(() => expect(location.search).toBe('?gender=male&pageNumber=2'));
    expect(await screen.findByRole('link', { name: /^Member 4,/, hidden: true })).toBeVisible();
  });

  test('MEMBER-01 another search begins at its own pages, whatever page the screen still shows', async () => {
    openSearch(paged, { path: '/members?pageNumber=2' });
    await findPeople();
    history.replaceState(history.state, '', '/members?gender=male');
    await user.click(screen.getByRole('link', { name: 'Next', hidden: true }));
    await waitFor(() => expect(location.search).toBe('?gender=male&pageNumber=2'));
  });

  test('a bookmark has no cursor; the last page has no next', async () => {
    const { searches } = openSearch(paged, { path: '/members?pageNumber=3' });
    await findPeople();
    expect(searchOf(searches(), 0)).not.toHaveProperty('cursor');
    expect(screen.queryByRole('link', { name: 'Next', hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous', hidden: true })).toHaveAttribute(
      'href',
      '/members?pageNumber=2',
    );
  });

  test('the page in view stays while another search loads', async () => {
    const pending: (() => void)[] = [];
    const { searches } = openSearch((query) =>
      query.get('gender') === 'male'
        ? new Promise<never>((_resolve, reject) => pending.push(() => reject(new Error('never'))))
        : paged(query, undefined),
    );
    await findPeople();
    await user.selectOptions(screen.getByLabelText('Looking for'), 'Men');
    await waitFor(() => expect(searchOf(searches(), -1)).toMatchObject({ gender: 'male' }));
    expect(screen.getByRole('link', { name: /^Member 1,/, hidden: true })).toBeVisible();
    expect(screen.queryByText(en.search.loading)).not.toBeInTheDocument();
  });

  test('MEMBER-01 says when there are more results than it counts', async () => {
    openSearch(() => result(cards(2), { numResults: 1001, cursor: 'c1' }));
    await findPeople();
    expect(screen.getByText('More than 1,000 people')).toBeVisible();
    expect(screen.getByText('Page 1')).toBeVisible();
  });

  test('an address beyond the last page links to the first', async () => {
    openSearch(() => result([], { numResults: 3 }), { path: '/members?gender=male&pageNumber=9' });
    expect(await screen.findByRole('link', { name: 'Back to the first page', hidden: true })).toHaveAttribute(
      'href',
      '/members?gender=male',
    );
  });
});

test('another screen is not scrolled to the position of this list', async () => {
  openSearch(() => result(cards(2)));
  await findPeople();
  Object.defineProperty(window, 'scrollY', { value: 870, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  history.pushState({ key: 'elsewhere' }, '', '/premium');
  jest.mocked(window.scrollTo).mockClear();
  act(() => bus.emit('navigation:done', { path: '/premium' }));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('coming back to a list restores its scroll position', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  openSearch((query) => result(cards(2), { numResults: 48, cursor: query.get('pageNumber') === '1' ? 'c1' : null }));
  await findPeople();
  Object.defineProperty(window, 'scrollY', { value: 870, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByRole('link', { name: 'Next', hidden: true }));
  await screen.findByText('Page 2 of 2');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  act(() => history.back());
  await screen.findByText('Page 1 of 2');
  expect(scrolled).toHaveBeenLastCalledWith(0, 870);
  // The shell scrolls every screen to its top.
  window.scrollTo(0, 0);
  act(() => bus.emit('navigation:done', { path: '/members' }));
  expect(scrolled).toHaveBeenLastCalledWith(0, 870);
});
