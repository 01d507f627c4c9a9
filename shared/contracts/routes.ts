/*
 * Path builders are the only way to write a link; a snapshot test compares them with the specification's route table.
 * The patterns that a remote serves are data in its `remote.ts`. `routePatterns` lists all routes of the specification,
 * so that a check can prove that each has exactly one owner.
 */
const query = (parameters?: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters ?? {})) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
};

/** The tabs of the likes page, in their order. `likes.php` names them as its `type`. */
export const likesTabs = ['received', 'given', 'matches'] as const;
export type LikesTab = (typeof likesTabs)[number];

export const paths = {
  index: () => '/',
  members: (search?: Record<string, string | number | undefined>) => `/members${query(search)}`,
  member: (id: number) => `/members/${id}`,
  memberChat: (id: number) => `/members/${id}/chat`,
  /**
   * The signup that starts with a member. The first message is in the fragment, so that it reaches no server before the
   * visitor sends it.
   */
  memberSignup: (id: number, { message, query: search = '' }: { message?: string; query?: string } = {}) =>
    `/members/${id}/signup${search}${message ? `#message=${encodeURIComponent(message)}` : ''}`,
  likes: (type?: LikesTab) => (type ? `/likes/${type}` : '/likes'),
  likedBy: (id: number) => `/likes/m/${id}`,
  chats: () => '/chats',
  chat: (id: number) => `/chats/${id}`,
  /** `next` is the page to return to after the purchase. */
  credits: (next?: string) => `/credits${query({ next })}`,
  credit: (product: string, method?: string, next?: string) =>
    `/credits/${product}${method ? `/${method}` : ''}${query({ next })}`,
  repeatOrder: () => '/credits/repeat-order',
  /** The result of a payment; without an id, the history. */
  transactions: (payment?: string) => (payment ? `/transactions/${payment}` : '/transactions'),
  premium: (next?: string) => `/premium${query({ next })}`,
  pricing: () => '/pricing',
  withdrawal: () => '/withdrawal',
  login: (next?: string) => `/login${query({ next })}`,
  signup: () => '/signup',
  completeSignup: (step?: string) => `/complete-signup${query({ step })}`,
  activateDone: () => '/activate/done',
  activateError: () => '/activate/error',
  resetPassword: (next?: string) => `/reset-password${query({ next })}`,
  resetPasswordDo: (next?: string) => `/reset-password/do${query({ next })}`,
  mailChangeDo: () => '/mail-change/do',
  accountDeleted: () => '/account-deleted',
  /** The member's own profile. `edit` opens the form of that section over the page. */
  profile: (edit?: 'basics') => `/profile${query({ edit })}`,
  /** The account settings. `part` opens one of their forms over the page. */
  notifications: (part?: 'mail-change' | 'password' | 'export') => `/notifications${query({ part })}`,
  signupMatches: () => '/signup-matches',
  matchFinder: () => '/match-finder',
  swipeGame: () => '/swipe-game',
  langConfig: () => '/lang-config',
  /** `open` shows a case. Its secret is in the fragment, so that it reaches no server and no log. */
  complaints: (open?: { id: string; secret: string }) => `/complaints${open ? `#${open.id}.${open.secret}` : ''}`,
  page: (slug: 'ban' | 'cookies' | 'faq' | 'privacy' | 'return-policy' | 'service' | 'terms') => `/pages/${slug}`,
  /** The page that counts down before it leaves to a partner. `click` is the id of a counted click. */
  redirect: (click: string) => `/redirect/${click}`,
  lander: (name: string, slug?: string) => `/landers/${name}${slug ? `/${slug}` : ''}`,
} as const;

/** All routes of the specification: id → pattern, in react-router's syntax. */
export const routePatterns = {
  index: '/',
  likes: '/likes',
  'likes-type': '/likes/:type',
  'likes-m-id': '/likes/m/:id',
  chats: '/chats',
  'chats-id': '/chats/:id',
  members: '/members',
  'members-id': '/members/:id',
  'members-id-chat': '/members/:id/chat',
  'members-id-landing': '/members/:id/landing',
  'members-id-signup': '/members/:id/signup',
  'members-id-landing2': '/members/:id/landing2/:slug?',
  'members-id-landing3': '/members/:id/landing3/:slug?',
  'account-deleted': '/account-deleted',
  complaints: '/complaints',
  'complete-signup': '/complete-signup',
  credits: '/credits',
  'credits-id-paymentmethod': '/credits/:id/:paymentmethod?',
  'credits-repeat-order': '/credits/repeat-order',
  directdebit: '/directdebit',
  'lang-config': '/lang-config',
  login: '/login',
  'match-finder': '/match-finder',
  notifications: '/notifications',
  premium: '/premium',
  pricing: '/pricing',
  withdrawal: '/withdrawal',
  profile: '/profile',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  signup: '/signup',
  'signup-matches': '/signup-matches',
  'swipe-game': '/swipe-game',
  transactions: '/transactions/:id?',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  token: '/:token',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
  redirect: '/redirect/:id',
  'landers-tinderswipe': '/landers/tinderswipe',
  'landers-alonetonight': '/landers/alonetonight/:slug?',
  'landers-collagelanding': '/landers/collagelanding/:slug?',
  'landers-gallery': '/landers/gallery/:slug?',
  'landers-iconslanding': '/landers/iconslanding/:slug?',
  'landers-maplanding': '/landers/maplanding/:slug?',
  'landers-socialnetwork': '/landers/socialnetwork/:slug?',
  'landers-transitionsvideolanding': '/landers/transitionsvideolanding/:slug?',
  'landers-video': '/landers/video/:slug?',
} as const;

export type RouteId = keyof typeof routePatterns;

/** The routes of the members area (product-spec section 2). */
export const membersArea: ReadonlySet<string> = new Set<RouteId>([
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]);
