/** @jest-environment @pairwise/testing/api-environment */
import { bus } from '@pairwise/bus';
import {
  act,
  busWriter,
  callRealApi,
  people,
  person,
  realApi,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import OwnProfileScreen from './own-profile.screen.tsx';

addModalsToJsdom();

type Client = Awaited<ReturnType<ReturnType<typeof realApi>['as']>>;
type MemberTraits = Parameters<ReturnType<typeof realApi>['make']>[0];

// jsdom has no object URLs.
beforeEach(() => {
  let number = 0;
  URL.createObjectURL = () => `blob:test/${(number += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

const open = async (
  traits: MemberTraits = {},
  prepare?: (client: Client, member: { id: number }) => Promise<unknown>,
) => {
  const api = realApi();
  const member = await api.make(traits);
  const client = await api.as(member);
  await prepare?.(client, member);
  callRealApi(client.cookie());
  const { body } = await client.call('GET /api/user.php');
  const { settings } = (await client.call('GET /api/settings.php')).body;
  const user = person(people.free, body.user ?? {});
  const page = (
    <>
      <OwnProfileScreen />
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </>
  );
  const view = renderScreen(page, { path: '/profile', user, settings, messages: { 'mf-members': en } });
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  await screen.findByText(/You haven’t blocked anyone|Likes and conversations from before/);
  return {
    ...view,
    client,
    member,
    profile: async () => (await client.call('GET /api/profile.php')).body.profile,
    photos: async () => (await client.call('GET /api/photos.php')).body.images,
  };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByRole('dialog');
const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const photoFile = async (name: string, traits: Parameters<ReturnType<typeof realApi>['picture']>[0] = {}) =>
  new File([await realApi().picture(traits)], name, { type: `image/${traits.type ?? 'jpeg'}` });

const tiles = () => within(screen.getByRole('list', { name: 'Your photos' })).queryAllByRole('button');

describe('fields', () => {
  test('MEMBER-05 ROUTE-24 every section shows the saved values, and is saved on its own', async () => {
    const { profile } = await open({ name: 'Sanne', headline: 'Hello', interests: ['wine'] });
    expect(screen.getByText('Hello')).toBeVisible();
    expect(screen.getByText('15 June 1996')).toBeVisible();

    await press('Edit: About you');
    const headline = await screen.findByLabelText('Headline');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Quiet trains');
    expect(headline).toHaveAccessibleDescription('108 characters left');
    // Screen readers do not announce what appears behind an open dialog.
    const dialogsBehind: number[] = [];
    const notices = new MutationObserver(() => dialogsBehind.push(screen.queryAllByRole('dialog').length));
    notices.observe(screen.getByRole('region', { name: 'Notices' }), { childList: true, subtree: true });
    await press('Save');
    await saved();
    expect(await screen.findByText('Saved.')).toBeVisible();
    notices.disconnect();
    expect(dialogsBehind[0]).toBe(0);
    expect(await profile()).toMatchObject({ headline: 'Quiet trains', about: 'I like to write tests.', name: 'Sanne' });
    expect(screen.getByText('Quiet trains')).toBeVisible();

    await press('Edit: Details');
    await userEvent.selectOptions(await screen.findByLabelText('Eye colour'), 'Green');
    await userEvent.selectOptions(screen.getByLabelText('Hair colour'), '');
    await press('Save');
    await saved();
    expect(await profile()).toMatchObject({ eye_color: 'green', hair_color: null, sexuality: 'hetero' });

    await press('Edit: Interests');
    await press('Travel');
    await press('Wine');
    expect(screen.getByText('1 of 20 chosen')).toBeVisible();
    await press('Save');
    await saved();
    expect((await profile()).interests).toEqual(['travel']);
  });

  test('MEMBER-05 A-7 saves the name and whom the member seeks; the shell is notified', async () => {
    const { profile } = await open();
    const emitted: unknown[] = [];
    const subscription = bus.on('user:changed').subscribe((event) => emitted.push(event));
    await press('Edit: You and who you’re looking for');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await press('Save');
    expect(name).toHaveAccessibleDescription(/^A name needs at least 2 letters/);
    expect(name).toHaveFocus();
    await userEvent.type(name, '@anna');
    await press('Save');
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.clear(name);
    await userEvent.type(name, 'Anna');
    await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
    expect(screen.queryByRole('radiogroup', { name: 'I am' })).toBeNull();
    await press('Save');
    await saved();
    subscription.unsubscribe();
    expect(await profile()).toMatchObject({ name: 'Anna', seek_gender: 'male', gender: 'female' });
    expect(emitted).toEqual([{}]);
  });

  test('contact details are refused at their field', async () => {
    const { profile } = await open();
    await press('Edit: About you');
    const about = within(await sheet()).getByLabelText('About you');
    await userEvent.clear(about);
    await userEvent.type(about, 'Call me: 06 12 34 56 78');
    await press('Save');
    await waitFor(() =>
      expect(about).toHaveAccessibleDescription(
        expect.stringMatching(/^Please leave out phone numbers, email addresses and links/),
      ),
    );
    expect(about).toHaveFocus();
    expect((await profile()).about).toBe('I like to write tests.');
  });

  test('MEMBER-05 the place can be changed by hand, three times a day', async () => {
    const { profile } = await open();
    const type = async (town: string) => {
      await userEvent.clear(await screen.findByLabelText('Town'));
      await userEvent.type(screen.getByLabelText('Town'), town);
    };
    const change = async (town: string, region: string) => {
      await press('Edit: Where you live');
      await type(town);
      await userEvent.click(await screen.findByRole('option', { name: `${town} ${region}` }));
      await press('Save');
    };
    await change('Middelburg', 'Zeeland');
    await saved();
    expect(await profile()).toMatchObject({ region_name: 'Zeeland', city: 'Middelburg' });
    expect(screen.getByText('Middelburg')).toBeVisible();
    await press('Edit: Where you live');
    await type('06 12 34 56 78');
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Choose your town from the list.'),
    );
    await type('Vlissingen');
    await userEvent.click(await screen.findByRole('option', { name: 'Vlissingen Zeeland' }));
    await press('Save');
    await saved();
    await change('Utrecht', 'Utrecht');
    await saved();
    await change('Middelburg', 'Zeeland');
    expect(await screen.findByText('You can change your location three times a day.')).toBeVisible();
    expect((await profile()).city).toBe('Utrecht');
  });

  test('MEMBER-05 asks for the missing parts, one after the other', async () => {
    await open({ photos: ['active'], headline: 'Hello' });
    expect(screen.getByText('67% complete')).toBeVisible();
    expect(screen.getByText(/After that: interests\./)).toBeVisible();
    await press('Add details');
    for (const label of ['Eye colour', 'Body type', 'Relationship status', 'Tattoos']) {
      await userEvent.selectOptions(
        await screen.findByLabelText(label),
        within(await sheet())
          .getByLabelText(label)
          .querySelectorAll('option')[1]?.value ?? '',
      );
    }
    await press('Save');
    await saved();
    expect(await screen.findByText('83% complete')).toBeVisible();
    await press('Choose interests');
    await press('Travel');
    await press('Save');
    expect(await screen.findByText('Your profile is complete')).toBeVisible();
  });
});

describe('photos', () => {
  test('MEMBER-05 MEMBER-06 uploads several photos in the order they were chosen; they are checked first', async () => {
    const { photos } = await open();
    await userEvent.upload(screen.getByLabelText('Choose photos'), [
      await photoFile('one.jpg'),
      await photoFile('two.png', { type: 'png', width: 501 }),
      await photoFile('three.webp', { type: 'webp', width: 502 }),
    ]);
    expect(await screen.findByRole('button', { name: 'Photo 1 of 3, Main photo, Being checked' })).toBeVisible();
    expect(screen.getByText(/Your photos are being checked\./)).toBeVisible();
    expect(screen.getByText('This feature is only available for premium members.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
    expect(screen.queryByLabelText('Choose photos')).toBeNull();
    expect(screen.getByText('3 of 3 photos.', { exact: false })).toBeVisible();
    await waitFor(async () => expect((await photos()).map(({ width }) => width)).toEqual([500, 501, 502]));
  });

  test('MEMBER-06 more photos than there is room for: those that fit are uploaded, the others are named', async () => {
    const { photos } = await open({ photos: ['active', 'active'] });
    await userEvent.upload(screen.getByLabelText('Choose photos'), [
      await photoFile('a.jpg'),
      await photoFile('b.jpg'),
    ]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('b.jpgThis feature is only available for premium members.');
    await waitFor(async () => expect(await photos()).toHaveLength(3));
    await press('Dismiss: b.jpg');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('MEMBER-06 a premium member with 25 photos reads the limit, and no offer', async () => {
    await open({ premium: true, photos: Array.from({ length: 24 }, () => 'active' as const) });
    await userEvent.upload(screen.getByLabelText('Choose photos'), [
      await photoFile('a.jpg'),
      await photoFile('b.jpg'),
    ]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'b.jpgYou have 25 photos, and there is no room for more. Delete one to add another.',
    );
  });

  test('premium members have room for 25', async () => {
    await open({ premium: true, photos: ['active', 'active', 'active', 'active'] });
    expect(screen.getByText('4 of 25 photos.', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Choose photos')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  });

  test('an invalid file is refused before it is sent, or by the api after it', async () => {
    const { photos } = await open();
    const large = await photoFile('large.jpg');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    const files = [
      large,
      new File(['heic'], 'phone.heic', { type: 'image/heic' }),
      new File(['no picture'], 'broken.png', { type: 'image/png' }),
      await photoFile('small.jpg', { width: 300, height: 300 }),
    ];
    await userEvent.upload(screen.getByLabelText('Choose photos'), files, { applyAccept: false });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
    const texts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    const invalid = 'We cannot use this file as a photo. Choose a JPEG, PNG or WebP of at least 400 × 400 pixels.';
    expect(texts).toEqual([
      'large.jpgThis photo is larger than 10 MB.',
      'phone.heicThis photo is in the HEIC format, which browsers cannot show. Save it as JPEG first; on an iPhone a screenshot of it will do.',
      `broken.png${invalid}`,
      'small.jpgThis photo is too small. Choose one of at least 400 × 400 pixels.',
    ]);
    await waitFor(async () => expect(await photos()).toEqual([]));
  });

  test('MEMBER-05 main photo by button, order by keys, delete after a confirmation', async () => {
    const { photos, member } = await open({ photos: ['active', 'active', 'active'] });
    const ids = async () => (await photos()).map(({ id }) => id);
    const [first, second, third] = member.photos;

    await press('Photo 2 of 3');
    await press('Make it the main photo');
    await saved();
    await waitFor(async () => expect(await ids()).toEqual([second, first, third]));

    const tile = tiles()[0];
    act(() => tile?.focus());
    await userEvent.keyboard(' ');
    expect(screen.getByText(/^Photo lifted, place 1 of 3/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Place 3 of 3.')).toBeInTheDocument();
    await waitFor(async () => expect(await ids()).toEqual([second, first, third]));
    await userEvent.keyboard(' ');
    expect(screen.getByText('Photo put down at place 3 of 3.')).toBeInTheDocument();
    await waitFor(async () => expect(await ids()).toEqual([first, third, second]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 3 of 3' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();

    await press('Photo 3 of 3');
    await press('Delete');
    // Not the button that deletes: a key that is held down would press it.
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await press('Keep it');
    await press('Delete');
    await press('Delete photo');
    await saved();
    await waitFor(async () => expect(await ids()).toEqual([first, third]));
    expect(tiles()).toHaveLength(2);
    // The keyboard goes on beside the deleted photo.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 2 of 2' })).toHaveFocus());
  });

  test('MEMBER-05 a deletion is announced, and after the last photo the button that adds one has the focus', async () => {
    const { photos } = await open({ photos: ['active', 'rejected'] });
    const dialogsBehind: number[] = [];
    const notices = new MutationObserver(() => dialogsBehind.push(screen.queryAllByRole('dialog').length));
    notices.observe(screen.getByRole('region', { name: 'Notices' }), { childList: true, subtree: true });
    const remove = async (name: string) => {
      await press(name);
      await press('Delete');
      await press('Delete photo');
      await saved();
    };
    await remove('Photo 1 of 1, Main photo');
    expect(await screen.findByText('Photo deleted.')).toBeVisible();
    notices.disconnect();
    expect(dialogsBehind[0]).toBe(0);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus());
    await remove('Delete refused photo 1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveFocus());
    expect(await photos()).toEqual([]);
  });

  test('S-8 a refused photo says why, and a second review can be requested once', async () => {
    const { client, member } = await open({ photos: ['active', 'rejected'] }, (_client, { id }) => {
      const refused = realApi().db.updateTable('photos').set({ reject_reason: 'Nobody can be seen' });
      return refused.where('user_id', '=', id).where('status', '=', 'rejected').execute();
    });
    expect(screen.getByText('Nobody can be seen')).toBeVisible();
    expect(tiles()).toHaveLength(1);
    await press('Ask for a second look');
    await press('Send');
    const field = screen.getByLabelText('Why should it be shown?');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Please describe it in at least 10 characters.');
    await userEvent.type(field, 'It is me behind the hat.');
    await press('Send');
    await saved();
    expect(screen.getByText('A second look is under way.')).toBeVisible();
    const again = await client.call('POST /api/photo-appeal.php', {
      body: { id: member.photos[1], text: 'Once more, please.' },
    });
    expect(again.error?.code).toBe('already_appealed');
  });
});

test('S-1 blocked members are listed, unblocked by a press, and blocked again by the notice’s button', async () => {
  const marta = await realApi().make({ name: 'Marta' });
  const { client } = await open({}, (newcomer) =>
    newcomer.call('POST /api/blocks.php', { body: { profile: marta.publicId } }),
  );
  const blocked = async () => (await client.call('GET /api/blocks.php')).body.blocks.map(({ name }) => name);
  await press('Unblock Marta');
  expect(await screen.findByText('You haven’t blocked anyone.')).toBeVisible();
  await waitFor(async () => expect(await blocked()).toEqual([]));
  await press('Block again');
  expect(await screen.findByRole('button', { name: 'Unblock Marta' })).toBeVisible();
  await waitFor(async () => expect(await blocked()).toEqual(['Marta']));
});

test('M-15 invisible mode shows, with a link to the settings; another link shows the profile as others see it', async () => {
  const { member } = await open({ invisible: true });
  expect(screen.getByText('Invisible mode is on')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Become visible in the settings' })).toHaveAttribute(
    'href',
    '/notifications#visibility',
  );
  expect(screen.getByRole('link', { name: 'View as others see it' })).toHaveAttribute(
    'href',
    `/members/${member.publicId}`,
  );
  act(() => busWriter.user(person(people.free, { id: member.publicId, invisible: false })));
  expect(screen.getByText('Others can find you')).toBeVisible();
});
