import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const remote = join(import.meta.dirname, '../../mf-landers/src');

/** Returns the names of the folders in a folder of mf-landers: each is a page. */
const foldersIn = (folder: string): string[] =>
  readdirSync(join(remote, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Names of all landers. */
export const landers: readonly string[] = foldersIn('landers');

/** Paths of the pages of text, such as the terms. */
export const textPages: readonly string[] = foldersIn('pages').map((name) => `/pages/${name}`);

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

/** Steps that complete a signup. */
export const signupSteps = ['message', 'photo', 'location', 'gender', 'about', 'interests', 'email'];
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
  '/notifications',
  '/lang-config',
  ...signupSteps.map((step) => `/complete-signup?step=${step}`),
];
