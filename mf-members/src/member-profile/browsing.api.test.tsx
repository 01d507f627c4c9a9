/** @jest-environment @pairwise/testing/api-environment */
import { queryClient } from '@pairwise/api-client';
import { act, busWriter, fireEvent, realApi, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { openMembers } from '../../testing/open-members.tsx';
import { KEPT_PROFILES, keepOpened, memberKey } from '../member/member-cache.ts';

addModalsToJsdom();

const { make, converse } = realApi();
const user = userEvent.setup({ delay: null });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}, `) });
const search = '/members?gender=female&min_age=18&max_age=99';

beforeAll(async () => {
  // All have a photo, so the search sorts them by the latest activity.
  for (const [idle, name] of ['Anna', 'Bea', 'Cleo'].entries()) {
    await make({ name, idle: idle * 60, photos: ['active', 'active'] });
  }
});

beforeEach(() => {
  // jsdom has no pages to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const openAnna = async () => {
  const client = await openMembers(search, await make({ name: 'Ben', gender: 'male' }));
  await user.click(await screen.findByRole('link', { name: /^Anna,/ }));
  await heading('Anna');
  return client;
};

describe('MEMBER-01 steps through the profiles of a search (decisions M-3)', () => {
  test('by link and by arrow key, forward and back, and one step back to the results', async () => {
    await openAnna();
    expect(screen.queryByRole('link', { name: 'Previous profile' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Next profile' }));
    await heading('Bea');
    await user.keyboard('{ArrowRight}');
    await heading('Cleo');
    expect(screen.queryByRole('link', { name: 'Next profile' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    const outside = document.createElement('button');
    document.body.append(outside);
    fireEvent.keyDown(outside, { key: 'ArrowLeft' });
    outside.remove();
    await heading('Cleo');
    await user.keyboard('{ArrowLeft}');
    await heading('Bea');
    await user.click(screen.getByRole('link', { name: 'Back to the results' }));
    expect(await screen.findByRole('link', { name: /^Cleo,/ })).toBeVisible();
    expect(location.pathname + location.search).toBe(search);
  });

  test('a horizontal swipe on the photo shows the next photo of the same person, and a vertical one none', async () => {
    await openAnna();
    await screen.findByRole('link', { name: 'Next profile' });
    const draw = (target: Element, [fromX, fromY]: [number, number], [toX, toY]: [number, number]) =>
      user.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: fromX, clientY: fromY } },
        { pointerName: 'TouchA', coords: { clientX: toX, clientY: toY } },
        { keys: '[/TouchA]' },
      ]);
    const photo = (number: number) => screen.queryByRole('img', { name: `Photo ${number} of Anna` });
    const stage = () => photo(1) ?? photo(2) ?? document.body;
    await draw(stage(), [300, 100], [250, 400]);
    expect(photo(1)).toBeVisible();
    await draw(stage(), [300, 100], [120, 110]);
    expect(photo(2)).toBeVisible();
    await draw(stage(), [120, 100], [300, 110]);
    expect(photo(1)).toBeVisible();
    // Beside the photo a swipe does nothing: the next person is a link.
    await draw(screen.getByRole('article'), [300, 100], [120, 110]);
    expect(await heading('Anna')).toBeVisible();
    expect(photo(1)).toBeVisible();
  });

  test('the next person is a visible link, with the name at the end of the profile', async () => {
    await openAnna();
    expect(await screen.findByRole('link', { name: 'Next profile' })).toHaveTextContent('Next');
    await user.click(await screen.findByRole('link', { name: 'On to Bea' }));
    await heading('Bea');
    expect(screen.getByRole('link', { name: 'Back to the results' })).toBeVisible();
  });

  test('a name in a right-to-left script keeps the age behind it, in the link to the next person and in the title', async () => {
    for (const [idle, name] of ['Dan', 'שרה'].entries()) {
      await make({ name, idle: idle * 60, gender: 'male', photos: ['active'], birthDate: '1990-01-01' });
    }
    await openMembers('/members?gender=male&min_age=18&max_age=99', await make());
    await user.click(await screen.findByRole('link', { name: /^Dan,/ }));
    await heading('Dan');
    expect(await screen.findByRole('link', { name: /^On to .*שרה/ })).toHaveTextContent(/\u2068שרה\u2069, \d\d$/);
    await user.click(screen.getByRole('link', { name: 'Next profile' }));
    expect(await heading('\u2068שרה\u2069')).toBeVisible();
  });

  test('the next profile is prefetched', async () => {
    await openAnna();
    const next = await screen.findByRole('link', { name: 'Next profile' });
    const id = Number(next.getAttribute('href')?.split('/').at(-1));
    await waitFor(() => expect(queryClient.getQueryData(memberKey(id))).toMatchObject({ name: 'Bea' }));
  });

  test('a profile opened by a link has no neighbours, and links to a new search', async () => {
    const dora = await make({ name: 'Dora', gender: 'male' });
    await openMembers(`/members/${dora.publicId}`, await make({ gender: 'male' }));
    await heading('Dora');
    expect(screen.queryByRole('link', { name: /Next|Previous/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  });

  test('a profile opened from another page leads back to it, not to results', async () => {
    const [ilse, ben] = [await make({ name: 'Ilse' }), await make({ name: 'Ben', gender: 'male' })];
    const { publicId } = await converse(ilse, ben, ['Hello']);
    await openMembers('/members', ben);
    act(() => {
      history.replaceState({ usr: null, key: 'chat', idx: 0 }, '', `/chats/${publicId}`);
      history.pushState({ usr: null, key: 'profile', idx: 1 }, '', `/members/${ilse.publicId}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await heading('Ilse');
    expect(screen.queryByRole('link', { name: 'Back to the results' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(location.pathname).toBe(`/chats/${publicId}`));
  });
});

describe('the back button first closes a layer', () => {
  test('the filters', async () => {
    await openMembers(search, await make({ gender: 'male' }));
    await screen.findByRole('link', { name: /^Anna,/ });
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname + location.search).toBe(search);
    expect(screen.getByRole('link', { name: /^Anna,/ })).toBeVisible();
  });

  test('a photo', async () => {
    await openAnna();
    await user.click(screen.getByRole('button', { name: 'Enlarge photo 1' }));
    const box = within(screen.getByRole('dialog', { name: 'Photos of Anna' }));
    expect(box.getByRole('img', { name: 'Photo 1 of Anna' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(box.getByRole('img', { name: 'Photo 2 of Anna' })).toBeVisible();
    expect(box.getByRole('status')).toHaveTextContent('Photo 2 of 2');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The lightbox took the arrow key: the profile is still Anna's, with the last photo.
    expect(await heading('Anna')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo 2 of Anna' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enlarge photo 2' })).toHaveFocus();
  });
});

describe('the cache', () => {
  const fill = (count: number, from = 1): void => {
    for (let id = from; id < from + count; id += 1) {
      queryClient.setQueryData(memberKey(id), { id });
      keepOpened(id);
    }
  };
  const kept = (id: number): boolean => queryClient.getQueryData(memberKey(id)) !== undefined;

  test('keeps the last fifty opened profiles', () => {
    fill(KEPT_PROFILES);
    expect(kept(1)).toBe(true);
    // Opened again, the first is the latest: now the second is the oldest.
    keepOpened(1);
    fill(1, 1_000);
    expect([kept(1), kept(2), kept(3), kept(1_000)]).toEqual([true, false, true, true]);
  });

  test('is cleared when the language changes', async () => {
    await openMembers(search, await make({ gender: 'male' }));
    await screen.findByRole('link', { name: /^Anna,/ });
    fill(2);
    await act(async () => busWriter.language('de'));
    expect([kept(1), kept(2)]).toEqual([false, false]);
    expect(await screen.findByRole('link', { name: /^Anna,/ })).toBeVisible();
  });

  test('pages are refetched by the button, and the list stays meanwhile', async () => {
    await openMembers(search, await make({ gender: 'male' }));
    await screen.findByRole('link', { name: /^Anna,/ });
    const late = await make({ name: 'Zora' });
    expect(screen.queryByRole('link', { name: /^Zora,/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(screen.getByRole('link', { name: /^Anna,/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Zora,/ })).toHaveAttribute('href', `/members/${late.publicId}`);
  });

  test('another viewer sees nothing that the last one saw', async () => {
    await openMembers(search, await make({ gender: 'male' }));
    await screen.findByRole('link', { name: /^Anna,/ });
    act(() => {
      // The shell does the same at the end of a session.
      queryClient.clear();
      busWriter.user(null);
    });
    expect(screen.queryByRole('link', { name: /^Anna,/ })).not.toBeInTheDocument();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  });
});
