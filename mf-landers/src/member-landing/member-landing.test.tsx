import { niches } from '@pairwise/contracts/niches';
import { languages } from '@pairwise/contracts';
import type { LandingMember } from '@pairwise/contracts/endpoints/member-landing';
import {
  act,
  type CallResponses,
  demoSettings,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import { landingMember } from '../../testing/landing-member.ts';
import { messages } from '../../testing/messages.ts';
import HalfScreen from './half.screen.tsx';
import OpenerScreen from './opener.screen.tsx';
import PortraitScreen from './portrait.screen.tsx';

const designs = {
  landing: { Screen: PortraitScreen, title: 'Meet Marta.', action: 'Write to Marta' },
  landing2: { Screen: OpenerScreen, title: 'You and Marta: the first line.', action: 'Send to Marta' },
  landing3: { Screen: HalfScreen, title: 'The other half of the picture is missing.', action: 'Say hello to Marta' },
};
type Design = keyof typeof designs;
const names = Object.keys(designs) as Design[];

type Respond = NonNullable<CallResponses['GET /api/member-landing.php']>;

interface Opening {
  path?: string;
  member?: LandingMember | null;
  respond?: Respond;
  settings?: Parameters<typeof demoSettings>[0];
  language?: (typeof languages)[number];
}

const open = (
  design: Design,
  { path = '', member = landingMember(), respond, settings, language = 'en' }: Opening = {},
) => {
  const calls = respondToCalls({ 'GET /api/member-landing.php': respond ?? (() => ({ member })) });
  const { Screen } = designs[design];
  const view = renderScreen(<Screen />, {
    path: `/members/7/${design}${path}`,
    route: `/members/:id/${design}/:slug?`,
    messages: { 'mf-landers': messages[language] },
    language,
    settings: demoSettings(settings),
  });
  return { ...view, calls };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const action = (name: string) => screen.getByRole('link', { name });

describe.each(names)('%s', (design) => {
  const { title, action: button } = designs[design];

  test('ROUTE-08 ROUTE-10 LAND-02 shows the member, and leads into the signup with them and the tracking', async () => {
    const { calls } = open(design, { path: '?network=nw1&utm=no' });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByAltText('Photo of Marta')).toBeVisible();
    expect(screen.getByText(`31 · ${landingMember().region}`)).toBeVisible();
    expect(action(button)).toHaveAttribute('href', '/members/7/signup?network=nw1');
    expect(calls).toEqual(['GET /api/member-landing.php?id=7']);
  });

  test('LAND-02 a member who is not shown: two invented people and the plain signup, with the tracking', async () => {
    open(design, { path: '?ref=7', member: null });
    expect(await heading('Someone new is closer than you think.')).toBeVisible();
    expect(action('Start for free')).toHaveAttribute('href', '/signup?ref=7');
    expect(screen.queryByText(/Marta/)).toBeNull();
  });

  test('MEMBER-17 a member without a photo that visitors may see has the initial', async () => {
    const { container } = open(design, { member: landingMember({ main_image: null }) });
    expect(await heading(title)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('M')).toBeInTheDocument();
  });

  test('MEMBER-15 marks a fictional member, with the site’s word for it', async () => {
    const { unmount } = open(design, { member: landingMember({ fictional_icon: true }) });
    expect(await screen.findByText('fictional profile')).toBeVisible();
    unmount();
    const settings = { fictional_singular: 'chat host' };
    open(design, { member: landingMember({ fictional_icon: true }), settings });
    expect(await screen.findByText('chat host')).toBeVisible();
  });

  test('LANG-01 the region has its name in the language', async () => {
    open(design, { member: landingMember({ region: 'małopolskie' }), language: 'de' });
    expect(await screen.findByText('31 · Kleinpolen')).toBeVisible();
  });

  test('a member without region and interests has a page too', async () => {
    open(design, { member: landingMember({ region: null, interests: [] }) });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText('31')).toBeVisible();
    expect(action(button)).toBeVisible();
  });

  test('says that it loads; a failure can be retried', async () => {
    let fails = true;
    open(design, { respond: () => (fails ? 'invalid_request' : { member: landingMember() }) });
    expect(screen.getByRole('status')).toHaveTextContent('One moment …');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading(title)).toBeVisible();
  });

  test('opened without a network it says so, and loads when it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    open(design);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(await heading(title)).toBeVisible();
  });

  test('NICHE-01 LANG-01 has its title in each language and in each niche', async () => {
    for (const language of languages) {
      for (const at of (language === 'en' ? niches : niches.slice(0, 1)).keys()) {
        const { container, unmount } = open(design, { language, settings: { niche: at + 1 } });
        expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('');
        expect(container.querySelectorAll('h1')).toHaveLength(1);
        unmount();
      }
    }
  });
});

test('an address whose id is no number has no member, and asks for none', async () => {
  const calls = respondToCalls({});
  renderScreen(<PortraitScreen />, {
    path: '/members/marta/landing',
    route: '/members/:id/landing',
    messages: { 'mf-landers': en },
  });
  expect(await heading('Someone new is closer than you think.')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each<[Design, string, string]>([
  ['landing2', 'weekend', 'Marta and the weekend.'],
  ['landing3', 'music', 'Same song, other half.'],
])(
  'ROUTE-10 LAND-01 %s has a variant by its slug %s; an unknown slug has the usual texts',
  async (design, slug, own) => {
    const { unmount } = open(design, { path: `/${slug}` });
    expect(await heading(own)).toBeVisible();
    unmount();
    for (const unknown of ['nothing', 'usual', 'constructor', 'weekend.title']) {
      const { unmount: close } = open(design, { path: `/${unknown}` });
      expect(await heading(designs[design].title)).toBeVisible();
      close();
    }
  },
);

test('LAND-02 the chosen line goes to the signup in the fragment, which no server sees', async () => {
  open('landing2', { path: '?ref=7' });
  await heading(designs.landing2.title);
  await userEvent.click(screen.getByRole('radio', { name: 'Two questions: coffee or tea, and when?' }));
  const { hash, pathname, search } = new URL(action('Send to Marta').getAttribute('href') ?? '', location.href);
  expect([pathname, search]).toEqual(['/members/7/signup', '?ref=7']);
  expect(new URLSearchParams(hash.slice(1)).get('message')).toBe('Two questions: coffee or tea, and when?');
});

test('LAND-02 the visitor marks what they share with the member', async () => {
  open('landing3');
  await heading(designs.landing3.title);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status')).toHaveTextContent('Tap what you like, too.');
  await press('Cooking');
  expect(screen.getByRole('status')).toHaveTextContent('1 thing in common');
  await press('Hiking');
  expect(screen.getByRole('status')).toHaveTextContent('2 things in common');
  await press('Cooking');
  expect(screen.getByRole('button', { name: 'Cooking' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('1 thing in common');
});
