import type { Language } from './languages.ts';

/** The four frames the shell can put a screen into (LAYOUT-01 … 04). */
export type Layout = 'default' | 'chat' | 'lander' | 'empty';

/** Who may open a route; a visitor on a members' route is led to the login page. */
export type Access = 'all' | 'visitors' | 'members';

/**
 * The kind of document a route lives in. Inside a zone navigation is client-side, between zones it is a document
 * load, so that no script of another team shares a page with an IBAN.
 */
export type Zone = 'site' | 'app' | 'pay';

/** The geometry the gateway and the shell draw while a screen is on its way. */
export type Skeleton = 'grid' | 'profile' | 'list' | 'form' | 'prices' | 'page' | 'hero';

/** Places in the shell and in screens that show widgets of other remotes. A slot is added with its first widget. */
export const slots = ['modal', 'signup', 'signup-modal'] as const;

export type Slot = (typeof slots)[number];

/** The zone in whose documents a slot exists. A remote with a widget for the slot may be loaded there. */
export const slotZones: Readonly<Record<Slot, Zone>> = {
  modal: 'app',
  signup: 'site',
  // Apart from `modal`, which every member's page loads: this widget is loaded when a visitor wants to sign up.
  'signup-modal': 'app',
};

export interface RemoteRoute {
  /** The route's name everywhere: in path builders, requirement ids' table, telemetry. */
  id: string;
  /** react-router syntax: `/members/:id`, `/landers/gallery/:slug?`. */
  path: string;
  layout: Layout;
  access: Access;
  zone: Zone;
  /** Key into `screens`. */
  screen: string;
  skeleton: Skeleton;
}

/** The only screen the shell has of its own (ROUTE-18). */
export const shellRoutes: readonly RemoteRoute[] = [
  {
    id: 'lang-config',
    path: '/lang-config',
    layout: 'default',
    access: 'all',
    zone: 'app',
    screen: 'lang-config',
    skeleton: 'form',
  },
];

/** What of a remote is published as data, so that gateway and shell know it before any of its code is fetched. */
export interface RemoteData {
  name: string;
  /** Ranges of the contracts the remote was written against. */
  contracts: { bus: string; endpoints: string };
  routes: RemoteRoute[];
  widgets: { slot: Slot; name: string }[];
}

type LazyComponent = () => Promise<{ default: unknown }>;

/**
 * A remote: data plus a few exports. Lazy imports carry a chunk name (`screen-<key>`, `widget-<name>`,
 * `messages-<language>`), by which the build finds the exact files to preload.
 */
export interface Remote extends Omit<RemoteData, 'widgets'> {
  screens: Record<string, LazyComponent>;
  widgets?: { slot: Slot; name: string; load: LazyComponent }[];
  messages: Record<Language, () => Promise<{ default: object }>>;
  /** What English says otherwise in the United States (decisions L-2), laid over `messages.en` there. */
  americanEnglish?: () => Promise<{ default: object }>;
}
