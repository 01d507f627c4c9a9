/** Names of all landers. */
export const landers = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
  'video',
] as const;

/** Paths of the screens that a visitor opens. */
export const visitorScreens: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/activate/error',
  '/members',
  '/pricing',
  '/withdrawal',
  '/landers/alonetonight',
  '/lang-config',
];

const questions = ['message', 'photo', 'location', 'gender', 'about', 'interests', 'email'];
/** One question for each kind of control. */
const matchFinder = ['who', 'place', 'interests'];

/** Paths of the screens that a member opens. Those with the address of another member are not among them. */
export const memberScreens: readonly string[] = [
  '/members',
  '/members?country=NL&countryregion=111&min_age=25&max_age=30',
  '/likes',
  '/likes/matches',
  '/swipe-game',
  '/signup-matches',
  '/profile',
  ...matchFinder.map((question) => `/match-finder?question=${question}`),
  '/chats',
  '/premium',
  '/pricing',
  '/credits',
  '/credits/p1',
  '/credits/p1/ideal',
  '/transactions',
  '/withdrawal',
  '/lang-config',
  ...questions.map((step) => `/complete-signup?step=${step}`),
];
