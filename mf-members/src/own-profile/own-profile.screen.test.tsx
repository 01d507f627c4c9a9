import { bus } from '@pairwise/bus';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import {
  act,
  type CallResponses,
  respondToCalls,
  demoSettings,
  fireEvent,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { ownPhoto } from '../../testing/builders.ts';
import type { OwnPhoto } from './own-photos.queries.ts';
import type { ProfileResponse } from './own-profile.queries.ts';
import OwnProfileScreen from './own-profile.screen.tsx';

addModalsToJsdom();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
});

const profile: ProfileResponse['profile'] = {
  name: 'Noor',
  status: 'active',
  date_of_birth: '1996-06-15',
  gender: 'female',
  sexuality: null,
  seek_gender: 'male',
  country: 'NL',
  region: 110,
  region_name: 'Utrecht',
  city: 'Utrecht',
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  headline: 'Hello',
  about: null,
  interests: [],
  landing_opt_in: false,
};

const response = (differences: Partial<ProfileResponse['profile']> = {}): ProfileResponse => ({
  profile: { ...profile, ...differences },
  completeness: 50,
  missing: ['fields', 'about', 'interests'],
});

const never = () => new Promise<never>(() => undefined);

const open = (responses: CallResponses = {}, options: Partial<Parameters<typeof renderScreen>[1]> = {}) => {
  const calls = respondToCalls({
    'GET /api/profile.php': () => response(),
    'GET /api/photos.php': () => ({ images: [ownPhoto(1), ownPhoto(2), ownPhoto(3)], limit: 3 }),
    'GET /api/blocks.php': () => ({ blocks: [] }),
    'GET /api/places.php': () => ({
      towns: ['Utrecht', 'Amersfoort'].map((city) => ({ country: 'NL', region: 110, region_name: 'Utrecht', city })),
    }),
    'GET /api/regions.php': () => ({
      regions: { NL: [{ id: 110, name: 'Utrecht' }], DE: [{ id: 200, name: 'Berlin' }] },
    }),
    ...responses,
  });
  const view = renderScreen(<OwnProfileScreen />, {
    path: '/profile',
    user: people.free,
    messages: { 'mf-members': en },
    settings: demoSettings({ interests: [...interestKeys] }),
    ...options,
  });
  return { calls, ...view };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tile = (name: string) => screen.findByRole('button', { name });
const sent = (calls: string[], method: string) => calls.filter((call) => call.startsWith(method));

describe('the page', () => {
  test('shows a skeleton while it loads; a failure can be retried', async () => {
    let fails = true;
    open({ 'GET /api/profile.php': () => (fails ? 'invalid_request' : response()) });
    expect(screen.getByText('Loading your profile …')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    fails = false;
    await press('Try again');
    expect(await screen.findByText('50% complete')).toBeVisible();
  });

  test('without a network it says so, and nothing can be saved', async () => {
    open({}, { path: '/profile?edit=about' });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    // In the sheet: a section of the page that still loads says the same.
    expect(within(screen.getByRole('dialog')).getByText(/You are offline\. You can continue/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('opened without a network it says that it loads later', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    respondToCalls({});
    renderScreen(<OwnProfileScreen />, { path: '/profile', user: people.free, messages: { 'mf-members': en } });
    expect(await screen.findByText('Your profile opens as soon as you are back.')).toBeVisible();
  });

  test('MEMBER-10 leads to the match finder', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Find a match in six questions' });
    expect(link).toHaveAttribute('href', '/match-finder');
  });

  test('a hidden profile says why, and what to do', async () => {
    open(
      { 'GET /api/profile.php': () => response({ status: 'disabled' }) },
      {
        user: { ...people.free, status: 'not_confirmed' },
      },
    );
    expect(await screen.findByRole('link', { name: 'Confirm' })).toHaveAttribute('href', '/complete-signup?step=email');
  });

  test('a member without a gender is asked for it, once', async () => {
    const bodies: unknown[] = [];
    open({
      'GET /api/profile.php': () => response({ status: 'disabled', gender: null }),
      'PUT /api/profile.php': (_query, body) => {
        bodies.push(body);
        return response();
      },
    });
    await press('Choose now');
    expect(screen.getByText('You can only set this once.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
    await press('Save');
    await waitFor(() => expect(bodies).toEqual([{ gender: 'female' }]));
  });
});

describe('what is missing of a profile', () => {
  const openWith = (differences: Partial<ProfileResponse['profile']>, missing: ProfileResponse['missing']) =>
    open({ 'GET /api/profile.php': () => ({ ...response(differences), missing }) });
  const details = {
    sexuality: 'hetero',
    relationship_status: 'single',
    body_type: 'slim',
    hair_color: 'brown',
    eye_color: 'blue',
    tattoos: 'none',
    seek_gender: 'both',
  } as const satisfies Partial<ProfileResponse['profile']>;

  test('MEMBER-05 a missing gender comes first, before the photo, and its button opens the question', async () => {
    openWith({ gender: null }, ['photo', 'fields', 'about']);
    const card = (await screen.findByText('50% complete')).parentElement;
    expect(card).toHaveTextContent(
      /Nobody sees your profile until you say whether you are a woman or a man\. After that: a photo, details, about you\.$/,
    );
    await press('Say who you are');
    expect(screen.getByText('You can only set this once.')).toBeVisible();
  });

  test('MEMBER-05 the gender alone is no missing detail beside itself', async () => {
    openWith({ ...details, gender: null }, ['fields']);
    expect(await screen.findByRole('button', { name: 'Say who you are' })).toBeVisible();
    expect(screen.queryByText(/After that/)).toBeNull();
  });

  test('control: with a gender, the first part of the api comes first', async () => {
    openWith({ gender: 'female' }, ['photo', 'fields']);
    expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Say who you are' })).toBeNull();
  });
});

describe('unsaved changes', () => {
  const type = async (text: string) => userEvent.type(await screen.findByLabelText('Headline'), text);

  test('a reload keeps the form and its text; another member sees none of it', async () => {
    const { unmount } = open();
    await press('Edit: About you');
    await type(' there');
    expect(location.search).toBe('?edit=about');
    unmount();
    const second = open({}, { path: '/profile?edit=about' });
    expect(await screen.findByLabelText('Headline')).toHaveValue('Hello there');
    second.unmount();
    open({}, { path: '/profile?edit=about', user: people.premium });
    expect(await screen.findByLabelText('Headline')).toHaveValue('Hello');
  });

  test('a stored draft of another shape is ignored', async () => {
    sessionStorage.setItem('pairwise:own-profile', JSON.stringify({ user: people.free.id, draft: { headline: 7 } }));
    open({}, { path: '/profile?edit=about' });
    expect(await screen.findByLabelText('Headline')).toHaveValue('Hello');
  });

  test('the back button closes the form and asks; a draft kept for later shows in its section', async () => {
    const { calls } = open();
    await press('Edit: About you');
    await type('!');
    act(() => history.back());
    expect(await screen.findByRole('dialog', { name: 'Save your changes?' })).toBeVisible();
    await press('Decide later');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await press('Continue: About you');
    expect(await screen.findByLabelText('Headline')).toHaveValue('Hello!');
    await press('Close');
    await press('Discard');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  test('a save from the dialog that is refused opens the form again, with the reason at its field', async () => {
    let refuses = true;
    open({
      'PUT /api/profile.php': () => (refuses ? 'invalid_name' : response({ name: 'Anna' })),
    });
    await press('Edit: You and who you’re looking for');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna');
    await press('Close');
    const question = await screen.findByRole('dialog', { name: 'Save your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/^Choose a name/);
    refuses = false;
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Anna')).toBeVisible();
  });

  test('without changes nothing is asked or saved', async () => {
    const { calls } = open();
    await press('Edit: Details');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Edit: Details');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  test('a save that ends after closing removes the dialog, and the page does not go back twice', async () => {
    let finish = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    open({
      'PUT /api/profile.php': () => waits.then(() => response({ headline: 'Hello!' })),
    });
    await press('Edit: About you');
    await type('!');
    await press('Save');
    await press('Close');
    const before = history.length;
    await screen.findByRole('dialog', { name: 'Save your changes?' });
    act(() => finish());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Hello!')).toBeVisible();
    expect([location.pathname, location.search, history.length]).toEqual(['/profile', '', before]);
  });

  test('the button is busy during the save', async () => {
    const { calls } = open({ 'PUT /api/profile.php': never });
    await press('Edit: About you');
    await type('!');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
    await press('Save');
    expect(sent(calls, 'PUT')).toHaveLength(1);
  });
});

test('MEMBER-05 fifty interests, twenty at most', async () => {
  open({ 'GET /api/profile.php': () => response({ interests: interestKeys.slice(0, 19) }) });
  await press('Edit: Interests');
  const group = await screen.findByRole('group', { name: 'Interests' });
  expect(within(group).getAllByRole('button')).toHaveLength(50);
  await press('Spirituality');
  expect(screen.getByText('20 of 20 chosen. Remove one to choose another.')).toBeVisible();
  expect(within(group).getByRole('button', { name: 'Volunteering' })).toBeDisabled();
  await press('Travel');
  expect(within(group).getByRole('button', { name: 'Volunteering' })).toBeEnabled();
});

describe('photos', () => {
  test('M-12 M-14 each photo shows its state; those beyond the limit are hidden', async () => {
    open({
      'GET /api/photos.php': () => ({
        images: [ownPhoto(1, 'pending'), ownPhoto(2), ownPhoto(3), ownPhoto(4), ownPhoto(5, 'rejected', 'No face')],
        limit: 3,
      }),
    });
    expect(await tile('Photo 1 of 4, Main photo, Being checked')).toBeVisible();
    expect(await tile('Photo 4 of 4, Hidden')).toBeVisible();
    expect(screen.getByText('No face')).toBeVisible();
  });

  test('a pending photo says how long the check takes', async () => {
    open({ 'GET /api/photos.php': () => ({ images: [ownPhoto(1, 'pending')], limit: 3 }) });
    expect(
      await screen.findByText(/Your photo is being checked\. That usually takes less than 15 minutes/),
    ).toBeVisible();
  });

  test('in the demo a photo is approved automatically; it is polled until then, and the shell is notified', async () => {
    const page = document.createElement('script');
    page.type = 'application/json';
    page.id = 'mfe-page';
    page.textContent = JSON.stringify({ demo: true });
    document.body.append(page);
    let status: OwnPhoto['status'] = 'pending';
    open({
      'GET /api/photos.php': () => ({ images: [ownPhoto(1, status)], limit: 3 }),
      'DELETE /api/photo.php': () => ({ images: [], limit: 3 }),
    });
    expect(await screen.findByText(/In the demo, it is approved automatically after a few seconds/)).toBeVisible();
    const notified = jest.fn();
    const subscription = bus.on('user:changed').subscribe(notified);
    status = 'active';
    expect(await screen.findByText('Checked: others can see it now.', {}, { timeout: 8_000 })).toBeVisible();
    subscription.unsubscribe();
    expect(notified).toHaveBeenCalledWith({});
    page.remove();

    // The text is about a photo that is gone then.
    await userEvent.click(screen.getByRole('button', { name: /^Photo 1 of 1/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Photo 1 of 1/ })).toBeNull());
    expect(screen.queryByText('Checked: others can see it now.')).toBeNull();
  });

  test('MEMBER-05 after a deletion whose dialog was closed meanwhile, the next photo has the focus', async () => {
    const deletion = Promise.withResolvers<void>();
    open({
      'GET /api/photos.php': () => ({ images: [ownPhoto(1), ownPhoto(2)], limit: 3 }),
      'DELETE /api/photo.php': async () => {
        await deletion.promise;
        return { images: [ownPhoto(2)], limit: 3 };
      },
    });
    await press(/^Photo 1 of 2/);
    await press('Delete');
    await press('Delete photo');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Photo 1 of 2/ })).toHaveFocus();
    deletion.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Photo 1 of 1/ })).toHaveFocus());
  });

  test('MEMBER-05 a deletion leaves the dialog of another photo open', async () => {
    const deletion = Promise.withResolvers<void>();
    open({
      'GET /api/photos.php': () => ({ images: [ownPhoto(1), ownPhoto(2)], limit: 3 }),
      'DELETE /api/photo.php': async () => {
        await deletion.promise;
        return { images: [ownPhoto(2)], limit: 3 };
      },
    });
    await press(/^Photo 1 of 2/);
    await press('Delete');
    await press('Delete photo');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(/^Photo 2 of 2/);
    expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
    deletion.resolve();
    expect(await screen.findByRole('dialog', { name: 'Photo 1 of 1' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('dialog', { name: 'Photo 1 of 1' })).toBeVisible();
  });

  test('MEMBER-05 a deletion that fails after its dialog was closed says so', async () => {
    const deletion = Promise.withResolvers<void>();
    open({
      'GET /api/photos.php': () => ({ images: [ownPhoto(1), ownPhoto(2)], limit: 3 }),
      'DELETE /api/photo.php': async () => {
        await deletion.promise;
        return 'rate_limited' as const;
      },
    });
    await press(/^Photo 1 of 2/);
    await press('Delete');
    await press('Delete photo');
    // It would not keep the photo any more.
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    deletion.resolve();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Photo 1 of 2/ })).toBeVisible();
    // The sheet of another photo does not show it.
    await press(/^Photo 2 of 2/);
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  test('MEMBER-06 an upload shows its progress in its place, and can be cancelled', async () => {
    open({ 'GET /api/photos.php': () => ({ images: [ownPhoto(1)], limit: 3 }), 'POST /api/photos.php': never });
    const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Choose photos'), file);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading beach.jpg' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await press('Stop uploading beach.jpg');
    expect(screen.queryByRole('progressbar', { name: 'Uploading beach.jpg' })).toBeNull();
    const later = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test.each(['photo_too_large', 'photo_invalid', 'photo_banned', 'photo_limit'] as const)(
    'ERR-02 %s shows its text, without a retry',
    async (code) => {
      open({ 'GET /api/photos.php': () => ({ images: [], limit: 3 }), 'POST /api/photos.php': () => code });
      const file = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
      await userEvent.upload(await screen.findByLabelText('Choose photos'), file);
      const alert = await screen.findByRole('alert');
      expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
      await press('Dismiss: beach.jpg');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('MEMBER-05 a photo moves in the sheet, which says where it is and keeps the focus', async () => {
    let images = [ownPhoto(1), ownPhoto(2), ownPhoto(3)];
    open({
      'GET /api/photos.php': () => ({ images, limit: 3 }),
      'PUT /api/photos.php': (_query, body) => {
        const { order } = body as { order: string[] };
        images = order.flatMap((id) => images.filter((image) => image.id === id));
        return { images, limit: 3 };
      },
    });
    await press('Photo 2 of 3');
    // Not a button that deletes.
    expect(screen.getByText('Others can see this photo.')).toHaveFocus();
    await press('Earlier');
    expect(await screen.findByText('Place 1 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Photo 1 of 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
    await press('Later');
    expect(await screen.findByText('Place 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
    await press('Later');
    expect(await screen.findByText('Place 3 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Earlier' })).toHaveFocus();
  });

  test('an order that cannot be saved says so in the sheet', async () => {
    open({
      'GET /api/photos.php': () => ({ images: [ownPhoto(1), ownPhoto(2)], limit: 3 }),
      'PUT /api/photos.php': () => 'invalid_order',
    });
    await press('Photo 2 of 2');
    await press('Earlier');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('alert')).toHaveTextContent('The photos have changed in the meantime.');
  });

  test('an order that has changed meanwhile says so, and shows the current photos', async () => {
    let images = [ownPhoto(1), ownPhoto(2)];
    open({
      'GET /api/photos.php': () => ({ images, limit: 3 }),
      'PUT /api/photos.php': () => {
        images = [ownPhoto(3)];
        return 'invalid_order';
      },
    });
    await press('Photo 2 of 2');
    await press('Make it the main photo');
    expect(await screen.findByRole('alert')).toHaveTextContent('The photos have changed in the meantime.');
    expect(await tile('Photo 1 of 1, Main photo')).toBeVisible();
  });
});

describe('dragging', () => {
  /** jsdom has no layout: three places beside each other, 100 px wide. */
  const place = async () => {
    const tiles = [await tile('Photo 1 of 3, Main photo'), await tile('Photo 2 of 3'), await tile('Photo 3 of 3')];
    for (const [index, element] of tiles.entries()) {
      element.getBoundingClientRect = () => new DOMRect(index * 100, 240, 90, 120);
    }
    return tiles;
  };
  const pointer = (target: Element | Window, type: string, x: number, more: object = {}) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 300, button: 0 }), {
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        ...more,
      }),
    );
  const sorting = () => {
    const orders: unknown[] = [];
    const responses: CallResponses = {
      'PUT /api/photos.php': (_query, body) => {
        const { order } = Object(body) as { order: string[] };
        orders.push(order);
        return { images: order.map((id) => ownPhoto(Number(id.at(-1)))), limit: 3 };
      },
    };
    return { orders, ...open(responses) };
  };

  test('MEMBER-05 by mouse: the place under it shows immediately and is saved on release; no click follows', async () => {
    const { orders } = sorting();
    const [first] = await place();
    if (!first) throw new Error('no photo');
    pointer(first, 'pointerdown', 10);
    pointer(window, 'pointermove', 14);
    expect(screen.queryByText(/^Photo lifted/)).toBeNull();
    pointer(window, 'pointermove', 250);
    expect(screen.getByText('Place 3 of 3.')).toBeInTheDocument();
    expect(first).toHaveAccessibleName('Photo 3 of 3');
    expect(orders).toEqual([]);
    pointer(window, 'pointerup', 250);
    fireEvent.click(first);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(orders).toEqual([[2, 3, 1].map((number) => ownPhoto(number).id)]));
  });

  test('Escape puts the photo back', async () => {
    const { orders } = sorting();
    const [first] = await place();
    if (!first) throw new Error('no photo');
    pointer(first, 'pointerdown', 10);
    pointer(window, 'pointermove', 150);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('The photo stays at place 1 of 3.')).toBeInTheDocument();
    pointer(window, 'pointerup', 150);
    expect(first).toHaveAccessibleName('Photo 1 of 3, Main photo');
    expect(orders).toEqual([]);
  });

  test('a finger that moves immediately scrolls the page, one that rests lifts the photo', async () => {
    const { orders } = sorting();
    const [first] = await place();
    if (!first) throw new Error('no photo');
    const touch = { pointerType: 'touch' };
    const scrolls = () => {
      const move = new Event('touchmove', { cancelable: true });
      globalThis.dispatchEvent(move);
      return !move.defaultPrevented;
    };
    pointer(first, 'pointerdown', 10, touch);
    pointer(window, 'pointermove', 60, touch);
    expect(scrolls()).toBe(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText(/^Photo lifted/)).toBeNull();
    pointer(window, 'pointerup', 60, touch);

    pointer(first, 'pointerdown', 10, touch);
    await waitFor(() => expect(screen.getByText(/^Photo lifted|^Place 1/)).toBeInTheDocument());
    expect(scrolls()).toBe(false);
    pointer(window, 'pointermove', 150, touch);
    pointer(window, 'pointerup', 150, touch);
    await waitFor(() => expect(orders).toEqual([[2, 1, 3].map((number) => ownPhoto(number).id)]));
    expect(scrolls()).toBe(true);
  });

  test('by keys, cancelled with Escape or by a lost focus, nothing is saved', async () => {
    const { orders } = sorting();
    const [first] = await place();
    act(() => first?.focus());
    await userEvent.keyboard(' {End}');
    expect(screen.getByText('Place 3 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('The photo stays at place 1 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.tab();
    expect(first).toHaveAccessibleName('Photo 1 of 3, Main photo');
    expect(orders).toEqual([]);
  });
});

describe('location', () => {
  const set = (name: 'geolocation' | 'permissions', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
  const asked: PositionOptions[] = [];
  const inBerlin = {
    getCurrentPosition: (found: (position: object) => void, _fail: unknown, options: PositionOptions) => {
      asked.push(options);
      found({ coords: { latitude: 52.520_08, longitude: 13.404_95 } });
    },
  };
  const failing = (code: number) => ({
    getCurrentPosition: (_found: unknown, fail: (error: object) => void) => fail({ ...codes, code }),
  });
  const berlin = { country: 'DE', region: 200, region_name: 'Berlin', city: 'Berlin' };

  test('CALL-03 MEMBER-05 a press requests the position, at most an hour old; two decimals are sent, and the town is saved', async () => {
    set('geolocation', inBerlin);
    const bodies: unknown[] = [];
    const { calls } = open({
      'GET /api/geocode.php': () => berlin,
      'PUT /api/location.php': (_query, body) => {
        bodies.push(body);
        return { place: berlin };
      },
    });
    await press('Edit: Where you live');
    expect(await screen.findByText(/Your browser will ask you/)).toBeVisible();
    expect(asked).toEqual([]);
    await press('Use my location');
    expect(await screen.findByText(/We think you are in Berlin/)).toBeVisible();
    expect(asked[0]).toMatchObject({ maximumAge: 3_600_000 });
    expect(calls).toContain('GET /api/geocode.php?lat=52.52&lon=13.40');
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('State: Berlin');
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/52\.5|13\.4/);
    await press('Save');
    await waitFor(() => expect(bodies).toEqual([{ country: 'DE', region: 200, city: 'Berlin' }]));
  });

  test.each([
    ['denied', 1, /Your browser keeps your location to itself\. To change that/],
    ['unavailable', 2, /not available on this device/],
    ['timeout', 3, /took too long/],
  ])('ENT-06 %s shows its text, with the fields to fill in by hand', async (_name, code, text) => {
    set('geolocation', failing(code));
    open({}, { path: '/profile?edit=place' });
    await press('Use my location');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByLabelText('Town')).toBeVisible();
  });

  test('ENT-06 unsupported: there is no button', async () => {
    open({}, { path: '/profile?edit=place' });
    expect(await screen.findByText(/not available on this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  test('ENT-06 the text follows the permission: granted, denied without a button, and prompt again', async () => {
    let changed = (): void => undefined;
    const status = {
      state: 'granted',
      addEventListener: (_type: string, listener: () => void) => {
        changed = listener;
      },
      removeEventListener: () => undefined,
    };
    set('geolocation', inBerlin);
    set('permissions', { query: () => Promise.resolve(status) });
    open({}, { path: '/profile?edit=place' });
    expect(await screen.findByText(/^We look up your town/)).toBeVisible();
    status.state = 'denied';
    act(() => changed());
    expect(screen.getByText(/Your browser keeps your location to itself/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
    status.state = 'prompt';
    act(() => changed());
    expect(screen.getByText(/Your browser will ask you/)).toBeVisible();
  });

  test.each([
    ['no town near', () => false as const, /We do not know a town near you/],
    ['a failure', () => 'invalid_request' as const, /could not be found/],
  ])('CALL-03 %s shows its text', async (_name, found, text) => {
    set('geolocation', inBerlin);
    open({ 'GET /api/geocode.php': found }, { path: '/profile?edit=place' });
    await press('Use my location');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('MEMBER-03 towns of the country are suggested while typing, each with its region', async () => {
    const { calls } = open({}, { path: '/profile?edit=place' });
    const town = await screen.findByLabelText('Town');
    await userEvent.clear(town);
    await userEvent.type(town, 'Oud');
    await waitFor(() => expect(calls).toContain('GET /api/places.php?country=NL&q=Oud'));
    await userEvent.click(await screen.findByRole('option', { name: 'Amersfoort Utrecht' }));
    expect(town).toHaveValue('Amersfoort');
    expect(town).toHaveAccessibleDescription('Province: Utrecht');
  });

  test('MEMBER-03 another country clears the town, and a typed town is not saved', async () => {
    const { calls } = open({}, { path: '/profile?edit=place' });
    await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Germany');
    await userEvent.type(screen.getByLabelText('Town'), 'Nowhereville');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Choose your town from the list.');
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  test('regions that fail to load can be retried', async () => {
    let fails = true;
    open(
      {
        'GET /api/regions.php': () => (fails ? 'invalid_request' : { regions: { NL: [{ id: 110, name: 'Utrecht' }] } }),
      },
      { path: '/profile?edit=place' },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The regions could not be loaded');
    fails = false;
    await press('Try again');
    expect(await screen.findByLabelText('Town')).toBeVisible();
  });
});

test('S-1 a list of blocked members that fails to load can be retried', async () => {
  let fails = true;
  open({
    'GET /api/blocks.php': () =>
      fails ? 'invalid_request' : { blocks: [{ profile: 7, name: 'Marta', created_at: '2026-11-01T10:00:00.000Z' }] },
    'DELETE /api/blocks.php': () => 'rate_limited',
  });
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  fails = false;
  await press('Try again');
  expect(await screen.findByText('Blocked on 1 November 2026')).toBeVisible();
  await press('Unblock Marta');
  expect(await screen.findByText('Please wait a moment and try again.')).toBeVisible();
});

describe('landing pages', () => {
  const landing = () => screen.findByRole('switch', { name: 'Show me on landing pages' });

  test('LAND-02 the member agrees to them by a switch, which is off before; a failure turns it back', async () => {
    const bodies: unknown[] = [];
    let fails = false;
    open({
      'PUT /api/profile.php': (_, body) => {
        bodies.push(body);
        return fails ? 'invalid_request' : response({ landing_opt_in: true });
      },
      'GET /api/profile.php': () => response({ landing_opt_in: bodies.length > 0 }),
    });
    expect(await landing()).not.toBeChecked();
    await userEvent.click(await landing());
    await waitFor(async () => expect(await landing()).toBeEnabled());
    expect(await landing()).toBeChecked();
    fails = true;
    await userEvent.click(await landing());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await landing()).toBeChecked();
    expect(bodies).toEqual([{ landing_opt_in: true }, { landing_opt_in: false }]);
  });

  test('M-15 an invisible member reads that the page is not shown', async () => {
    open({}, { user: { ...people.free, invisible: true } });
    expect(await landing()).toHaveAccessibleDescription('Nobody sees this page while you are invisible.');
  });

  test('a hidden profile has no switch', async () => {
    open({ 'GET /api/profile.php': () => response({ status: 'hidden' }) });
    expect(await screen.findByText('Your profile is hidden. Nobody else can see it.')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
