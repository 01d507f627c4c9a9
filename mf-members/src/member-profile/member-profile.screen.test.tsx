import { bus } from '@pairwise/bus';
import type { Endpoints, Member, ResponseOf, User } from '@pairwise/contracts';
import {
  type CallResponses,
  cleanup,
  respondToCalls,
  demoSettings,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { profile } from '../../testing/builders.ts';
import MemberProfileScreen from './member-profile.screen.tsx';

const MEMBER = 'GET /api/member.php';

interface Opening {
  path?: string;
  user?: User | null;
}

/** The profile of the viewer, who likes to cook. */
const ownProfile: ResponseOf<Endpoints['GET /api/profile.php']> = {
  profile: {
    name: 'Ben',
    status: 'active',
    date_of_birth: '1990-01-01',
    gender: 'male',
    sexuality: null,
    seek_gender: 'female',
    country: 'NL',
    region: null,
    region_name: null,
    city: null,
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    headline: null,
    about: null,
    landing_opt_in: false,
    interests: ['cooking', 'travel'],
  },
  completeness: 50,
  missing: [],
};

/** Writes the live routes into the page, as the gateway does. */
const writeLiveRoutes = (...liveRoutes: string[]): void => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'mfe-page';
  script.append(JSON.stringify({ liveRoutes }));
  document.head.append(script);
};

addModalsToJsdom();

afterEach(() => document.getElementById('mfe-page')?.remove());

const openWith = (
  respond: NonNullable<CallResponses[typeof MEMBER]>,
  { path = '/members/301', user = people.free }: Opening = {},
) => {
  const calls = respondToCalls({ [MEMBER]: respond, 'GET /api/profile.php': () => ownProfile });
  const settings = demoSettings();
  renderScreen(<MemberProfileScreen />, {
    path,
    route: '/members/:id',
    user,
    messages: { 'mf-members': en },
    settings: {
      ...settings,
      countries: [
        ...settings.countries,
        { code: 'PL', currency: 'PLN', languages: ['en'], region_label: 'voivodeship', min_age: 18 },
      ],
    },
  });
  return calls;
};

const open = (differences: Partial<Member> = {}, opening: Opening = {}) =>
  openWith(() => ({ member: profile(differences) }), opening);

const heading = () => screen.findByRole('heading', { level: 1, name: 'Marta, 34' });

test('MEMBER-03 loads and shows the member of the address', async () => {
  const calls = open();
  expect(await heading()).toBeVisible();
  expect(calls).toContain('GET /api/member.php?id=301');
  expect(screen.getByText('Kraków, Poland · online now')).toBeVisible();
  expect(screen.getByText('Sunday markets, loud kitchens, quiet trains.')).toBeVisible();
  expect(screen.getByText('I restore old radios.')).toBeVisible();
  expect(screen.getByText('Board games')).toBeVisible();
});

test('MEMBER-03 fields are translated, the region has the label of its country', async () => {
  open();
  await heading();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Gender', 'Woman'],
    ['Voivodeship', 'Małopolskie'],
    ['Eye colour', 'Green'],
  ]);
});

test('MEMBER-03 a field that the response leaves out is not on the screen', async () => {
  open({ headline: null, about: null, fields: [], interests: [], online: null });
  await heading();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(screen.queryByText('Interests')).not.toBeInTheDocument();
  expect(screen.getByText('Kraków, Poland')).toBeVisible();
});

test('a value that this version does not know is shown as is', async () => {
  open({ fields: [{ key: 'eye_color', value: 'violet' }] });
  await heading();
  expect(screen.getByText('violet')).toBeVisible();
});

test('the distance is a band, never an exact number (decisions M-6)', async () => {
  open({ distance_band: '25', online: 'today' });
  await heading();
  expect(screen.getByText('Kraków, Poland · less than 25 km away · online today')).toBeVisible();
});

describe('photos', () => {
  test('each is reached by its thumbnail, and in a circle by the halves of the large photo', async () => {
    open();
    await heading();
    expect(screen.getByRole('img', { name: 'Photo 1 of Marta' })).toHaveAttribute('src', '/media/marta-640.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Show photo 3' }));
    expect(screen.getByRole('img', { name: 'Photo 3 of Marta' })).toHaveAttribute('src', '/media/marta3-640.webp');
    expect(screen.getByRole('button', { name: 'Show photo 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Photo 3 of 3')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByRole('img', { name: 'Photo 1 of Marta' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(screen.getByRole('img', { name: 'Photo 3 of Marta' })).toBeVisible();
  });

  test('a single photo has no steps', async () => {
    open({ images: profile().images.slice(0, 1) });
    await heading();
    expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Photos of Marta' })).not.toBeInTheDocument();
  });

  test('a profile without photos shows a placeholder', async () => {
    open({ images: [], main_image: null });
    await heading();
    expect(screen.getByRole('img', { name: 'Marta has no photo yet' })).toBeVisible();
  });

  test('MEMBER-04 locked photos are counted and offer Premium', async () => {
    open({ images_locked: 5 });
    await heading();
    const strip = within(screen.getByRole('list', { name: 'Photos of Marta' }));
    const offer = strip.getByRole('link');
    expect(offer).toHaveAccessibleName('5 more photos with Premium');
    expect(offer).toHaveAttribute('href', '/premium');
    expect(offer).toHaveTextContent('5 more');
    expect(document.querySelectorAll('img')).toHaveLength(4);
  });

  test('MEMBER-02 a visitor who presses locked photos, like or write is asked to join', async () => {
    open({ images: profile().images.slice(0, 1), images_locked: 7 }, { user: null });
    await heading();
    const asked: string[] = [];
    const subscription = bus.on('signup:asked').subscribe(({ path }) => asked.push(path));
    for (const name of ['7 more photos after you log in', 'Write to Marta', 'Like Marta']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    subscription.unsubscribe();
    // A login from the signup leads to where the visitor wanted to write.
    expect(asked).toEqual(['/members/301', '/members/301/chat', '/members/301']);
  });

  test('MEMBER-04 without locked photos nothing is offered', async () => {
    open();
    await heading();
    expect(screen.queryByRole('link', { name: /Premium/ })).not.toBeInTheDocument();
  });
});

describe('the relation', () => {
  const relation = profile().relation;

  test('without a relation there are no tags, and no dead buttons', async () => {
    writeLiveRoutes('/members/:id', '/chats/:id');
    open();
    await heading();
    expect(screen.queryByText(/likes you|you like|match/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Write to Marta' })).not.toBeInTheDocument();
  });

  test('MEMBER-08 a match replaces the tags of its two likes', async () => {
    open({ relation: { ...relation, match: true, i_liked: true, liked_me: true } });
    await heading();
    expect(screen.getByText('It’s a match')).toBeVisible();
    expect(screen.queryByText('Marta likes you')).not.toBeInTheDocument();
  });

  test.each([
    [{ liked_me: true }, 'Marta likes you'],
    [{ i_liked: true }, 'You like Marta'],
    [{ i_blocked: true }, 'You blocked Marta'],
  ])('%j has its tag', async (what, text) => {
    open({ relation: { ...relation, ...what } });
    await heading();
    expect(screen.getByText(text)).toBeVisible();
    // On the photo, above the name: a tag that appears there moves nothing.
    const name = screen.getByRole('heading', { level: 1 });
    expect(name.parentElement).toContainElement(screen.getByText(text));
    expect(getComputedStyle(name.parentElement ?? document.body).position).toBe('absolute');
  });

  test('an existing chat is linked', async () => {
    writeLiveRoutes('/chats/:id');
    open({ relation: { ...relation, conversation: 9001 } });
    await heading();
    expect(screen.getByRole('link', { name: 'Write to Marta' })).toHaveAttribute('href', '/chats/9001');
  });
});

test('the button to write links to the member’s chat page, once that route is live', async () => {
  writeLiveRoutes('/members/:id/chat', '/chats/:id');
  open();
  await heading();
  expect(screen.getByRole('link', { name: 'Write to Marta' })).toHaveAttribute('href', '/members/301/chat');
});

test('shared interests come first and are marked', async () => {
  open({ interests: ['board_games', 'cooking'] });
  expect(await screen.findByRole('heading', { name: 'You have one thing in common' })).toBeVisible();
  const tags = within(screen.getByRole('region', { name: 'You have one thing in common' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Cooking, you like it too', 'Board games']);
});

describe('MEMBER-15 a fictional profile', () => {
  test('has its mark and the site’s disclaimer, and no like button', async () => {
    open({ fictional_icon: true });
    await heading();
    expect(screen.getByText('fictional profile')).toBeVisible();
    expect(screen.getByText('This is a fictional profile. You cannot meet the person shown.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Like Marta' })).not.toBeInTheDocument();
  });

  test('is the only one with the mark', async () => {
    open();
    await heading();
    expect(screen.queryByText(/fictional/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Like Marta' })).toBeVisible();
  });
});

describe('MEMBER-12 a report that is closed before it is sent', () => {
  const report = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Marta' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report profile' }));
    return within(await screen.findByRole('dialog', { name: 'Report Marta' }));
  };
  const write = async () => {
    const sheet = await report();
    await userEvent.selectOptions(sheet.getByLabelText('What is it about?'), 'Scam, spam or asking for money');
    await userEvent.type(sheet.getByLabelText('What happened?'), 'Asked me for money twice.');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  test('is still there when it is opened again, also after a reload', async () => {
    open();
    await write();
    const again = await report();
    expect(again.getByLabelText('What is it about?')).toHaveDisplayValue('Scam, spam or asking for money');
    expect(again.getByLabelText('What happened?')).toHaveValue('Asked me for money twice.');
    cleanup();
    open();
    expect((await report()).getByLabelText('What happened?')).toHaveValue('Asked me for money twice.');
  });

  test.each([
    { whose: 'another user’s', user: person(people.free, { id: people.free.id + 1 }), id: 301 },
    { whose: 'about another member', user: people.free, id: 302 },
  ])('is not shown when it is $whose', async ({ user, id }) => {
    open();
    await write();
    cleanup();
    open({ id }, { path: `/members/${id}`, user });
    expect((await report()).getByLabelText('What happened?')).toHaveValue('');
  });
});

test('the own profile shows what others see, without like, block and report', async () => {
  open({ id: people.free.id });
  await heading();
  expect(screen.getByRole('link', { name: 'Edit my profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: /Like|More about/ })).not.toBeInTheDocument();
});

describe('instead of a profile', () => {
  test('MEMBER-11 the blocked page has the exact text', async () => {
    openWith(() => ({ errorCode: 'blocked', params: { name: 'Marta' } }));
    expect(
      await screen.findByRole('heading', { name: "You're blocked by Marta. You do not have access to this page." }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  });

  test('a missing profile says so', async () => {
    openWith(() => 'not_found');
    expect(await screen.findByRole('heading', { name: 'This profile is not here' })).toBeVisible();
  });

  test.each(['/members/marta', '/members/1e5', '/members/-1', '/members/1234567890123456'])(
    '%s is no member’s address: no call is made',
    (path) => {
      const calls = openWith(() => 'not_found', { path });
      expect(screen.getByRole('heading', { name: 'This profile is not here' })).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  test('MEMBER-02 a visitor without access is sent to the login, and back', async () => {
    openWith(() => 'search_not_allowed', { user: null });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/members/301')}`,
    );
  });

  test('a failure says so, and a retry shows the profile', async () => {
    let broken = true;
    openWith(() => (broken ? 'invalid_request' : { member: profile() }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The profile could not be loaded');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading()).toBeVisible();
  });

  test('every page has one level 1 heading', async () => {
    openWith(() => 'not_found');
    await screen.findByText('This profile is not here');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
