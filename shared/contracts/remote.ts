import type { EndpointKey } from './endpoints/index.ts';
import type { Language } from './languages.ts';
import type { Zone } from './zone.ts';

/** The four layouts in which the shell can show a screen (LAYOUT-01 … 04). */
export type Layout = 'default' | 'chat' | 'lander' | 'empty';

/** The audience of a route. A visitor on a members' route is sent to the login page. */
export type Access = 'all' | 'visitors' | 'members';

export { type Zone, zones } from './zone.ts';

/** The placeholder that the gateway and the shell draw while a screen loads. */
export type Skeleton = 'grid' | 'profile' | 'list' | 'form' | 'prices' | 'page' | 'deck' | 'hero';

/** Places in the shell and in screens that show widgets of other remotes. A slot is added with its first widget. */
export const slots = ['background', 'members-area-top', 'modal', 'signup', 'signup-modal'] as const;

export type Slot = (typeof slots)[number];

/** The zone in whose documents a slot exists. A remote with a widget for the slot may be loaded there. */
export const slotZones: Readonly<Record<Slot, Zone>> = {
  /** Widgets that show nothing: they keep a remote's connections while the member is on other pages. */
  background: 'app',
  /** Above the screens of the members area (`membersArea` of `routes.ts`). */
  'members-area-top': 'app',
  modal: 'app',
  signup: 'site',
  // Apart from `modal`, which every member's page loads: this widget is loaded when a visitor wants to sign up.
  'signup-modal': 'app',
};

/** The deployable whose code shows the slot. It needs a remote that fills the slot. */
export const slotHosts: Readonly<Record<Slot, string>> = {
  background: 'shell',
  'members-area-top': 'shell',
  modal: 'shell',
  signup: 'mf-landers',
  'signup-modal': 'shell',
};

/**
 * A read that the first screen of a route sends with every load. For a member the gateway writes a preload link for it
 * (gateway/src/page/data-preloads.ts), so that the browser loads the data in parallel with the code. A query that differs
 * from the one that the screen sends is a wasted request (e2e/journeys/data-preload.spec.ts).
 */
export interface RouteQuery {
  endpoint: Extract<EndpointKey, `GET ${string}`>;
  /** Parameters of the query that come from the route's path: name in the query → name in the path. */
  fromPath?: Readonly<Record<string, string>>;
  /** Parameters of the address that the query takes when they are there. */
  fromAddress?: readonly string[];
  /** Values of parameters that the address does not have. */
  defaults?: Readonly<Record<string, string>>;
}

export interface RemoteRoute {
  /** The name of the route in path builders, in the route table of the requirements and in telemetry. */
  id: string;
  /** react-router syntax: `/members/:id`, `/landers/gallery/:slug?`. */
  path: string;
  layout: Layout;
  access: Access;
  zone: Zone;
  /** Key into `screens`. */
  screen: string;
  skeleton: Skeleton;
  /**
   * Reads of a signed-in member's first screen. Visitors' pages are not preloaded: their queries name a traffic source.
   */
  queries?: readonly RouteQuery[];
}

/** The shell's only own screen (ROUTE-18). */
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

/** The part of a remote that is published as data, so that gateway and shell know it before they load its code. */
export interface RemoteData {
  name: string;
  /** Version ranges of the contracts that the remote needs. */
  contracts: { bus: string; endpoints: string };
  routes: RemoteRoute[];
  widgets: { slot: Slot; name: string }[];
}

type LazyComponent = () => Promise<{ default: unknown }>;

/**
 * A remote: data plus a few exports. Lazy imports have a chunk name (`screen-<key>`, `widget-<name>`,
 * `messages-<language>`), by which the build finds the files to preload.
 */
export interface Remote extends Omit<RemoteData, 'widgets'> {
  screens: Record<string, LazyComponent>;
  widgets?: { slot: Slot; name: string; load: LazyComponent }[];
  messages: Record<Language, () => Promise<{ default: object }>>;
  /**
   * Texts that differ in American English (decisions L-2). In the United States they replace those of `messages.en`.
   */
  americanEnglish?: () => Promise<{ default: object }>;
}
