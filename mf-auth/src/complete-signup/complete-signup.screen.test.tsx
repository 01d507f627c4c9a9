import { bus } from '@pairwise/bus';
import {
  act,
  type CallResponses,
  respondToCalls,
  busWriter,
  people,
  person,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { ToastRegion } from '@pairwise/ui';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { smallPhoto } from '../../testing/small-photo.ts';
import CompleteSignupScreen from './complete-signup.screen.tsx';
import type { Photos, SignupState } from './complete-signup.queries.ts';

addModalsToJsdom();

// jsdom has neither.
URL.createObjectURL = () => 'blob:test/1';
URL.revokeObjectURL = () => undefined;

const newcomer = person(people.free, { status: 'not_confirmed', signup_step: 0 });

const state = (differences: Partial<SignupState> = {}): SignupState => ({
  step: 0,
  done: [],
  email: 'noor@example.test',
  confirmed: false,
  message_to: null,
  answers: {
    signup_message: null,
    country: 'NL',
    region: null,
    city: null,
    gender: null,
    seek_gender: null,
    sexuality: null,
    relationship_status: null,
    headline: null,
    about: null,
    interests: [],
  },
  ...differences,
});

/** The steps that are done before a question when they are completed in order. */
const before = (question: string): SignupState['done'] => {
  const steps = ['message', 'photo', 'location', 'personal', 'about'] as const;
  const ofQuestion: Record<string, number> = { message: 0, photo: 1, location: 2, gender: 3, about: 4, interests: 4 };
  return steps.slice(0, ofQuestion[question] ?? 5);
};

const photo = (id: string, status: 'pending' | 'active' | 'rejected', reason: string | null = null) => ({
  id,
  filename: `${id}-640.jpg`,
  thumb_filename: `${id}-320.jpg`,
  status,
  width: 420,
  height: 420,
  blurhash: null,
  reject_reason: reason,
});

const towns = ['Oudewater', 'Oud-Alblas'].map((city, index) => ({
  country: 'NL',
  region: 110 + index * 2,
  region_name: ['Utrecht', 'Zuid-Holland'][index] ?? '',
  city,
}));

const never = () => new Promise<never>(() => undefined);

const open = (step: string | undefined, responses: CallResponses = {}, user = newcomer) => {
  const calls = respondToCalls({
    'GET /api/signup.php': () => state({ done: step === undefined ? [] : before(step) }),
    'GET /api/places.php': (query) => ({ towns: towns.filter(({ city }) => city.startsWith(query.get('q') ?? '')) }),
    'GET /api/photos.php': () => ({ images: [], limit: 3 }),
    'GET /api/regions.php': () => ({
      regions: {
        NL: [
          { id: 110, name: 'Utrecht' },
          { id: 112, name: 'Zuid-Holland' },
        ],
        DE: [{ id: 200, name: 'Berlin' }],
      },
    }),
    ...responses,
  });
  const path = step === undefined ? '/complete-signup' : `/complete-signup?step=${step}`;
  const page = (
    <>
      <CompleteSignupScreen />
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </>
  );
  return { calls, ...renderScreen(page, { path, user, messages: { 'mf-auth': en } }) };
};

const heading = () => screen.getByRole('heading', { level: 1 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows a placeholder while the answers load, and a retry when loading fails', async () => {
  let fails = true;
  open(undefined, { 'GET /api/signup.php': () => (fails ? 'invalid_request' : state()) });
  expect(screen.getByText('Loading your answers …')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answers could not be loaded');
  fails = false;
  await press('Try again');
  await waitFor(() => expect(heading()).toHaveTextContent('Say something to begin with'));
});

test.each([
  [[], 'message'],
  [['message'], 'photo'],
  [['message', 'photo', 'personal'], 'location'],
  [['message', 'photo', 'location'], 'gender'],
  [['message', 'photo', 'location', 'personal'], 'about'],
  [['message', 'photo', 'location', 'personal', 'about'], 'email'],
] as const)('AUTH-02 after %j the next question is %s', async (done, question) => {
  open(undefined, { 'GET /api/signup.php': () => state({ done: [...done] }) });
  await waitFor(() => expect(location.search).toBe(`?step=${question}`));
});

test('AUTH-02 shows and announces the progress; the first question has no back button', async () => {
  open('location');
  expect(await screen.findByRole('progressbar', { name: 'Step 4 of 11' })).toHaveAttribute('aria-valuenow', '36');
  await press('Back');
  await press('Back');
  await waitFor(() => expect(heading()).toHaveTextContent('Say something to begin with'));
  expect(heading()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('AUTH-02 the progress begins above zero, because the account exists', async () => {
  open('message');
  expect(await screen.findByRole('progressbar', { name: 'Step 2 of 11' })).toHaveAttribute('aria-valuenow', '18');
});

test.each([
  ['photo', 'Show your face', true],
  ['location', 'Where do you live?', true],
  ['gender', 'I am …', false],
  ['seek', 'I am looking for …', false],
  ['sexuality', 'Sexual orientation', true],
  ['relationship', 'Relationship status', true],
] as const)(
  'AUTH-02 the question %s is headed “%s”; whether it says that it is optional: %s',
  async (step, title, isOptional) => {
    const answers = { ...state().answers, gender: 'female' as const, seek_gender: 'male' as const };
    open(step, {
      'GET /api/signup.php': () =>
        state({ done: before(step === 'photo' || step === 'location' ? step : 'about'), answers }),
    });
    await waitFor(() => expect(heading()).toHaveTextContent(title));
    expect(screen.queryByText('Optional') !== null).toBe(isOptional);
  },
);

test('AUTH-02 a reload keeps unsaved answers, but not those of another member', async () => {
  const { unmount } = open('about');
  await userEvent.type(await screen.findByLabelText('About you'), 'I walk');
  unmount();
  const second = open('about');
  expect(await screen.findByLabelText('About you')).toHaveValue('I walk');
  second.unmount();
  open('about', {}, { ...newcomer, id: 7 });
  expect(await screen.findByLabelText('About you')).toHaveValue('');
});

test('AUTH-02 a saved answer leaves the draft, and the browser’s back button shows it as saved', async () => {
  const sent: unknown[] = [];
  open('message', {
    'PUT /api/signup.php': (_query, body) => {
      sent.push(body);
      return { step: 1, user: { ...newcomer, signup_step: 1 } };
    },
  });
  const emitted: unknown[] = [];
  const subscription = bus.on('user:changed').subscribe(({ user }) => emitted.push(user?.signup_step));
  await userEvent.type(await screen.findByLabelText('Your first line'), 'Hello there');
  await press('Continue');
  await waitFor(() => expect(heading()).toHaveTextContent('Show your face'));
  subscription.unsubscribe();
  expect(sent).toEqual([{ step: 'message', data: { signup_message: 'Hello there' } }]);
  expect(emitted).toEqual([1]);
  expect(sessionStorage).toHaveLength(0);
  act(() => history.back());
  await waitFor(() => expect(heading()).toHaveTextContent('Say something to begin with'));
  expect(await screen.findByLabelText('Your first line')).toHaveValue('Hello there');
});

test.each([
  ['interests', [], 'message'],
  ['email', [], 'email'],
  ['about', ['message', 'photo'], 'location'],
  ['photo', ['message', 'photo', 'location'], 'photo'],
  ['relationship', ['message', 'photo', 'location'], 'gender'],
  ['interests', ['message', 'photo', 'location', 'personal'], 'interests'],
] as const)('AUTH-02 opening %s after %j shows %s', async (wanted, done, shown) => {
  open(wanted, { 'GET /api/signup.php': () => state({ done: [...done] }) });
  await screen.findByRole('progressbar', { name: /Step/ });
  await waitFor(() => expect(screen.queryByText('Loading your answers …')).toBeNull());
  expect(location.search).toBe(`?step=${shown}`);
});

test('AUTH-02 a confirmed address does not finish the signup while questions are open', async () => {
  open('email', { 'GET /api/signup.php': () => state({ confirmed: true }) });
  expect(await screen.findByText('Nobody can find you yet: a few questions about you are still open.')).toBeVisible();
  expect(screen.queryByText('Everything is done. Welcome!')).toBeNull();
  expect(screen.getByRole('link', { name: 'Answer them now' })).toHaveAttribute('href', '/complete-signup');
});

test('AUTH-02 finishes the signup when every question is answered', async () => {
  open('email', { 'GET /api/signup.php': () => state({ confirmed: true, done: before('email') }) });
  expect(await screen.findByText('Everything is done. Welcome!')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Answer them now' })).toBeNull();
});

test.each([
  [{ signup_message: 'I walk.' }, null, 'I walk.'],
  [{ signup_message: 'I walk.', about: 'I swim.' }, null, 'I swim.'],
  [{ signup_message: 'Hello Sanne' }, 'Sanne', ''],
])('AUTH-01 with %j for %j the profile text starts with %j', async (said, message_to, begins) => {
  open('about', {
    'GET /api/signup.php': () => state({ done: before('about'), message_to, answers: { ...state().answers, ...said } }),
  });
  expect(await screen.findByLabelText('About you')).toHaveValue(begins);
});

test.each([
  ['female', ['Heterosexual', 'Lesbian', 'Bisexual']],
  ['male', ['Heterosexual', 'Gay', 'Bisexual']],
] as const)('MEMBER-04 offers the values that fit %s', async (gender, offered) => {
  open('sexuality', {
    'GET /api/signup.php': () =>
      state({ done: before('about'), answers: { ...state().answers, gender, seek_gender: 'both' } }),
  });
  const found = await screen.findAllByRole('radio');
  expect(found.map((radio) => radio.closest('label')?.textContent)).toEqual(offered);
});

test('asks for a required answer and focuses the first choice', async () => {
  const { calls } = open('gender');
  await press('Continue');
  expect(await screen.findByText('Please choose one.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'A woman' })).toHaveFocus();
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('AUTH-02 keeps the gender until the step is complete, then saves it with the second answer', async () => {
  const sent: unknown[] = [];
  open('gender', {
    'PUT /api/signup.php': (_query, body) => {
      sent.push(body);
      return { step: 0, user: newcomer };
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'A man' }));
  await press('Continue');
  await waitFor(() => expect(heading()).toHaveTextContent('I am looking for …'));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Women and men' }));
  await press('Continue');
  await waitFor(() => expect(sent).toEqual([{ step: 'personal', data: { gender: 'male', seek_gender: 'both' } }]));
});

test('the button is busy while a step is saved', async () => {
  const { calls } = open('message', { 'PUT /api/signup.php': never });
  await userEvent.type(await screen.findByLabelText('Your first line'), 'Hello');
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'));
  await press('Continue');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('offline the button is disabled and the page says why', async () => {
  open('message');
  await screen.findByLabelText('Your first line');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDisabled();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeEnabled();
});

test('AUTH-02 what gets the focus scrolls clear of the button at the lower edge', async () => {
  open('interests');
  const clearance = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).getPropertyValue('scroll-margin-block-end');
  await screen.findByRole('button', { name: 'Travel' });
  expect([clearance('Travel'), clearance('Skip for now')]).toEqual(['104px', '']);
});

test('AUTH-02 allows at most twenty interests', async () => {
  open('interests', {
    'GET /api/signup.php': () =>
      state({
        done: before('interests'),
        answers: { ...state().answers, interests: Array.from({ length: 20 }, (_, index) => `i${index}`) },
      }),
  });
  expect(await screen.findByText('20 chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Travel' })).toBeDisabled();
});

describe('photos', () => {
  const both: Photos = { images: [photo('a', 'active'), photo('b', 'pending')], limit: 3 };

  test('MEMBER-06 shows each status and the reason of a refusal; a refused photo has no place in the order', async () => {
    open('photo', {
      'GET /api/photos.php': () => ({
        images: [...both.images, photo('c', 'rejected', 'Nobody can be seen')],
        limit: 3,
      }),
    });
    expect(await screen.findByText('Others can see it')).toBeVisible();
    expect(screen.getByText('Main photo')).toBeVisible();
    expect(screen.getByText('Being checked')).toBeVisible();
    expect(screen.getByText('Refused: Nobody can be seen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move photo 2 back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move photo 3 forward' })).toBeDisabled();
  });

  test('MEMBER-06 hides the upload at the photo limit', async () => {
    open('photo', {
      'GET /api/photos.php': () => ({ images: [...both.images, photo('c', 'pending')], limit: 3 }),
    });
    expect(await screen.findByText(/You have 3 photos/)).toBeVisible();
    expect(screen.queryByLabelText('Choose a photo')).toBeNull();
  });

  test('refuses a file of more than ten megabytes before sending it', async () => {
    const { calls } = open('photo');
    const large = smallPhoto();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('This photo is larger than 10 MB.');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test.each(['photo_limit', 'photo_too_large', 'photo_invalid', 'photo_banned'] as const)(
    'MEMBER-06 ERR-02 announces %s',
    async (code) => {
      open('photo', { 'POST /api/photos.php': () => code });
      await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto());
      expect(await screen.findByRole('alert')).toBeVisible();
    },
  );

  test('MEMBER-06 explains how to convert a photo in the HEIC format', async () => {
    open('photo');
    const heic = new File(['x'], 'IMG_1.HEIC', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), heic);
    expect(await screen.findByRole('alert')).toHaveTextContent(/HEIC format.*Save it as JPEG first/);
  });

  test('shows the progress of an upload', async () => {
    open('photo', { 'POST /api/photos.php': never });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto('holiday.png'));
    expect(await screen.findByRole('progressbar', { name: 'Uploading holiday.png …' })).toBeVisible();
  });

  test('AUTH-02 shows the chosen photo immediately', async () => {
    open('photo', { 'POST /api/photos.php': never });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto('holiday.png'));
    expect(await screen.findByRole('img', { name: 'Preview of your photo' })).toHaveAttribute('src', 'blob:test/1');
  });

  test('AUTH-02 shows the main photo large and the others small', async () => {
    open('photo', { 'GET /api/photos.php': () => both });
    expect(await screen.findByRole('img', { name: 'Your photo 1' })).toHaveAttribute(
      'src',
      expect.stringContaining('-640'),
    );
    expect(screen.getByRole('img', { name: 'Your photo 2' })).toHaveAttribute('src', expect.stringContaining('-96'));
  });

  test('an order that changed meanwhile is announced, and the current photos are loaded', async () => {
    const { calls } = open('photo', {
      'GET /api/photos.php': () => both,
      'PUT /api/photos.php': () => 'invalid_order',
    });
    await press('Move photo 2 forward');
    expect(await screen.findByRole('alert')).toHaveTextContent('The photos have changed in the meantime.');
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/photos.php')).toHaveLength(2));
  });

  test('AUTH-02 a moved photo keeps the focus, and its new place is announced', async () => {
    open('photo', {
      'GET /api/photos.php': () => both,
      'PUT /api/photos.php': () => ({ ...both, images: both.images.toReversed() }),
    });
    await press('Move photo 2 forward');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move photo 1 back' })).toHaveFocus());
    expect(screen.getByText('Photo is now at place 1 of 2.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
  });

  test('AUTH-02 after a deletion the photo in its place has the focus, and after the last one the upload', async () => {
    let images = both.images;
    open('photo', {
      'GET /api/photos.php': () => ({ ...both, images }),
      'DELETE /api/photo.php': (_query, body) => {
        images = images.filter(({ id }) => id !== Object(body).id);
        return { images, limit: 3 };
      },
    });
    await press('Delete photo 1');
    await press('Delete');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete photo 1' })).toHaveFocus());
    // A single photo has no other place.
    expect(screen.queryByRole('button', { name: /^Move photo/ })).toBeNull();
    await press('Delete photo 1');
    await press('Delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  });

  test('announces that a photo has been uploaded', async () => {
    open('photo', {
      'POST /api/photos.php': () => ({ image: photo('a', 'pending'), images: [photo('a', 'pending')], limit: 3 }),
    });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto());
    expect(await screen.findByText('Your photo has been uploaded.')).toHaveAttribute('role', 'status');
  });

  test('announces that a photo has been deleted, and no longer that it has been uploaded', async () => {
    open('photo', {
      'POST /api/photos.php': () => ({ image: photo('a', 'pending'), images: [photo('a', 'pending')], limit: 3 }),
      'DELETE /api/photo.php': () => ({ images: [], limit: 3 }),
    });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto());
    expect(await screen.findByText('Your photo has been uploaded.')).toBeInTheDocument();
    await press('Delete photo 1');
    await press('Delete');
    expect(await screen.findByText('Photo deleted.')).toBeVisible();
    expect(screen.queryByText('Your photo has been uploaded.')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  });

  test('a list that was requested before an upload does not replace the uploaded photo', async () => {
    const first = Promise.withResolvers<{ images: never[]; limit: number }>();
    open('photo', {
      'GET /api/photos.php': () => first.promise,
      'POST /api/photos.php': () => ({ image: photo('a', 'pending'), images: [photo('a', 'pending')], limit: 3 }),
    });
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), smallPhoto());
    expect(await screen.findByText('Your photo has been uploaded.')).toBeInTheDocument();
    first.resolve({ images: [], limit: 3 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('button', { name: 'Delete photo 1' })).toBeInTheDocument();
  });

  test('the end of a deletion does not close the dialog about another photo', async () => {
    const deletion = Promise.withResolvers<void>();
    open('photo', {
      'GET /api/photos.php': () => both,
      'DELETE /api/photo.php': async () => {
        await deletion.promise;
        return { images: both.images.slice(1), limit: 3 };
      },
    });
    await press('Delete photo 1');
    await press('Delete');
    await press('Keep it');
    await press('Delete photo 2');
    deletion.resolve();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete photo 2', hidden: true })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('dialog')).toBeVisible();
    await press('Keep it');
    expect(await screen.findByText('Photo deleted.')).toBeVisible();
  });

  test('deletes a photo only after a confirmation', async () => {
    const { calls } = open('photo', { 'GET /api/photos.php': () => both });
    await press('Delete photo 1');
    await press('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
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
  const failing = (code: number) => ({
    getCurrentPosition: (_found: unknown, fail: (error: object) => void) => fail({ ...codes, code }),
  });
  const asked: PositionOptions[] = [];
  const inUtrecht = {
    getCurrentPosition: (found: (position: object) => void, _fail: unknown, options: PositionOptions) => {
      asked.push(options);
      found({ coords: { latitude: 52.090_73, longitude: 5.121_42 } });
    },
  };
  const utrecht = { country: 'NL', region: 110, region_name: 'Utrecht', city: 'Utrecht' };

  test('CALL-03 MEMBER-05 requests the position on a press, sends two decimals and fills in the town', async () => {
    set('geolocation', inUtrecht);
    const { calls } = open('location', { 'GET /api/geocode.php': () => utrecht });
    await screen.findByLabelText('Town');
    expect(asked).toEqual([]);
    await press('Use my location');
    expect(await screen.findByText('We think you are in Utrecht.')).toBeVisible();
    expect(calls).toContain('GET /api/geocode.php?lat=52.09&lon=5.12');
    expect(asked[0]).toMatchObject({ maximumAge: 3_600_000 });
    expect(screen.getByLabelText('Town')).toHaveValue('Utrecht');
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Province: Utrecht');
  });

  test.each([
    ['denied', failing(1), /Your browser keeps your location to itself/],
    ['unavailable', failing(2), /Your location is not available on this device/],
    ['timeout', failing(3), /took too long/],
  ])('ENT-06 explains %s and keeps the fields', async (_name, geolocation, text) => {
    set('geolocation', geolocation);
    open('location');
    await press('Use my location');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByLabelText('Town')).toBeVisible();
  });

  test('ENT-06 hides the button where the browser has no geolocation', async () => {
    open('location');
    expect(await screen.findByText(/Your location is not available on this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  test('ENT-06 after a refusal the button stays and keeps the focus, so that the member can press it again', async () => {
    set('geolocation', failing(1));
    open('location', { 'GET /api/geocode.php': () => utrecht });
    await press('Use my location');
    expect(await screen.findByText(/Your browser keeps your location to itself/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use my location' })).toHaveFocus();
    set('geolocation', inUtrecht);
    await press('Use my location');
    expect(await screen.findByText('We think you are in Utrecht.')).toBeVisible();
  });

  test('ENT-06 explains a denied permission until it is granted', async () => {
    let changed = (): void => undefined;
    const status = {
      state: 'denied',
      addEventListener: (_type: string, listener: () => void) => {
        changed = listener;
      },
      removeEventListener: () => undefined,
    };
    set('geolocation', inUtrecht);
    set('permissions', { query: () => Promise.resolve(status) });
    open('location');
    expect(await screen.findByText(/Your browser keeps your location to itself/)).toBeVisible();
    status.state = 'granted';
    act(() => changed());
    expect(screen.queryByText(/Your browser keeps your location to itself/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeVisible();
  });

  test.each([
    ['no town near', () => false as const, /We do not know a town near you/],
    ['a failure', () => 'invalid_request' as const, /could not be found/],
  ])('CALL-03 explains %s', async (_name, respond, text) => {
    set('geolocation', inUtrecht);
    open('location', { 'GET /api/geocode.php': respond });
    await press('Use my location');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('MEMBER-03 shows the region of the town as the country names it; another country clears the town', async () => {
    open('location', {
      'GET /api/signup.php': () =>
        state({ done: before('location'), answers: { ...state().answers, region: 110, city: 'Utrecht' } }),
    });
    expect(await screen.findByLabelText('Town')).toHaveAccessibleDescription('Province: Utrecht');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
    expect(screen.getByLabelText('Town')).toHaveValue('');
    await press('Continue');
    expect(screen.getByLabelText('Town')).toHaveFocus();
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Choose your town from the list.');
  });

  test('AUTH-02 the town can be skipped, and is chosen from the list, never half typed', async () => {
    const sent: unknown[] = [];
    const answering: CallResponses = {
      'PUT /api/signup.php': (_query, body) => {
        sent.push(body);
        return { step: 3, user: newcomer };
      },
    };
    const { unmount } = open('location', answering);
    await press('Skip for now');
    await waitFor(() => expect(heading()).toHaveTextContent('I am …'));
    unmount();
    open('location', answering);
    await userEvent.type(await screen.findByLabelText('Town'), 'Nowhereville{Enter}');
    // Shown and announced.
    expect(await screen.findAllByText('No town by that name. Choose the nearest one that is listed.')).toHaveLength(2);
    await press('Continue');
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Choose your town from the list.');
    await userEvent.clear(screen.getByLabelText('Town'));
    await userEvent.type(screen.getByLabelText('Town'), 'Oud');
    await screen.findByRole('option', { name: 'Oudewater Utrecht' });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Town')).toHaveValue('Oudewater');
    expect(sent).toEqual([{ step: 'location', data: null }]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ step: 'location', data: { country: 'NL', region: 110, city: 'Oudewater' } });
  });

  test('the found town is announced unchanged after typing; countries are sorted by name', async () => {
    set('geolocation', inUtrecht);
    open('location', { 'GET /api/geocode.php': () => utrecht });
    await press('Use my location');
    await screen.findByText('We think you are in Utrecht.');
    await userEvent.type(screen.getByLabelText('Town'), ' West');
    expect(screen.getByText('We think you are in Utrecht.')).toBeVisible();
    const names = [...screen.getByLabelText<HTMLSelectElement>('Country').options].map(({ text }) => text);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  test('regions that could not be loaded can be retried', async () => {
    let fails = true;
    open('location', {
      'GET /api/regions.php': () => (fails ? 'invalid_request' : { regions: { NL: [{ id: 110, name: 'Utrecht' }] } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The regions could not be loaded');
    fails = false;
    await press('Try again');
    expect(await screen.findByLabelText('Town')).toBeVisible();
  });
});

describe('the mailbox', () => {
  test('AUTH-07 checks on return to the tab whether the address was confirmed elsewhere, and emits it', async () => {
    let confirmed = false;
    open('email', { 'GET /api/signup.php': () => state({ done: before('email'), confirmed }) });
    await screen.findByText('noor@example.test');
    const onUserChanged = jest.fn();
    const subscription = bus.on('user:changed').subscribe(onUserChanged);
    confirmed = true;
    act(() => void globalThis.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(heading()).toHaveTextContent('Your address is confirmed'));
    subscription.unsubscribe();
    expect(onUserChanged).toHaveBeenCalledWith({});
  });

  test('AUTH-07 shows by itself that the address was confirmed elsewhere', async () => {
    open('email');
    expect(await screen.findByText('noor@example.test')).toBeVisible();
    act(() => busWriter.user({ ...newcomer, status: 'active' }));
    expect(heading()).toHaveTextContent('Your address is confirmed');
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/signup-matches');
  });

  test('AUTH-07 requesting the mail again after a confirmation elsewhere makes the shell refetch the user', async () => {
    open('email', { 'POST /api/activation-mail.php': () => 'already_confirmed' });
    const onUserChanged = jest.fn();
    const subscription = bus.on('user:changed').subscribe(onUserChanged);
    await press('Send it again');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your email address is already confirmed.');
    subscription.unsubscribe();
    expect(onUserChanged).toHaveBeenCalledWith({});
  });

  test('counts down the seconds until the next mail, and the button keeps the focus', async () => {
    const { calls } = open('email', {
      'POST /api/activation-mail.php': () => ({ ok: true, next_at: new Date(Date.now() + 1_900).toISOString() }),
    });
    await press('Send it again');
    const button = (await screen.findByText('Send it again in 2 s')).closest('button');
    expect(button).toHaveAccessibleName('Send it again');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await press('Send it again');
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await waitFor(() => expect(button).toHaveTextContent(/^Send it again$/), {
      timeout: 4_000,
    });
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).toHaveFocus();
  });

  test.each(['invalid_email', 'email_exists'] as const)('AUTH-06 shows %s at the new address', async (code) => {
    open('email', { 'PUT /api/signup-email.php': () => code });
    await press('Change address');
    await userEvent.type(screen.getByLabelText('Correct email address'), 'anna@example.test');
    await userEvent.type(screen.getByLabelText('Your password'), 'secret words{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Correct email address')).toBeInvalid());
    expect(screen.getByLabelText('Correct email address')).toHaveFocus();
  });
});

describe('after the last question', () => {
  const page = document.createElement('script');
  const live = (...liveRoutes: string[]) => {
    page.type = 'application/json';
    page.id = 'mfe-page';
    page.textContent = JSON.stringify({ liveRoutes });
    document.body.append(page);
  };
  afterEach(() => page.remove());

  test.each([
    [['/members', '/signup-matches'], '/signup-matches'],
    [['/members'], '/members'],
    [['/members', '/members/:id'], '/members'],
  ])('ROUTE-13 with live routes %j both links lead to %s', async (routes, path) => {
    live(...routes);
    open('email');
    expect(await screen.findByRole('link', { name: 'Look around for now' })).toHaveAttribute('href', path);
    act(() => busWriter.user({ ...newcomer, status: 'active' }));
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', path);
  });
});
