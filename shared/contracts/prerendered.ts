import type { Language } from './languages.ts';

/** Returns the path of a published file with the prerendered fragments of a screen, a widget or a layout. */
export const prerenderedFile = (name: string, language: Language): string => `prerendered/${name}.${language}.json`;

/** Which page a fragment is for. A condition that is missing holds for every page. */
export interface FragmentCase {
  /** The value of the route's optional last parameter. */
  variant?: string;
  /** Settings of the site that have exactly these values. */
  settings?: Readonly<Record<string, string | number | boolean>>;
  /** The address names a traffic source (`isTrafficSource`). */
  trafficSource?: true;
  /** The gateway is in demo mode. */
  demo?: true;
  /** The result of the form on the page: an error code, or another state of the widget. */
  result?: string;
}

/** HTML of one case, without scripts and styles. */
export interface Fragment {
  when: FragmentCase;
  html: string;
  /** Names of the style rules it needs, in their order. */
  styles: string[];
  /** Address of the picture to load first. */
  picture?: string;
}

/**
 * What the build of a remote or the shell renders of a screen, a widget or a layout in one language. The first fragment
 * whose case holds is the one of a page.
 */
export interface PrerenderedFile {
  /** CSS of each style rule, by the name that emotion gives it. */
  styles: Record<string, string>;
  fragments: Fragment[];
}

/**
 * Values that only a request has. The build writes marks in their places, and the gateway replaces the marks: the site's
 * name and its words for fictional profiles; the tracking parameters as a whole query and as the end of one; the lowest age
 * for a signup; the lowest price of a message in the visitor's country; a new key of an attempt to send a form, and the address
 * that a mail was sent to.
 */
export type MarkName =
  | 'site'
  | 'fictional'
  | 'fictionals'
  | 'tracking'
  | 'more-tracking'
  | 'min-age'
  | 'message-price'
  | 'attempt'
  | 'email';

/**
 * The attribute of an element that a page has only if it has a value: `<span data-needs="message-price">`. The element contains no
 * other of its kind.
 */
export const NEEDS_ATTRIBUTE = 'data-needs';

const [START, END] = ['\uE000', '\uE001'];

/** Returns the mark of a value. Its characters are in no text and in no address. */
export const markOf = (name: MarkName): string => `${START}${name}${END}`;

/** Replaces all marks. */
export const replaceMarks = (html: string, valueOf: (name: string) => string): string =>
  html.replaceAll(/\uE000([a-z-]+)\uE001/g, (_mark, name: string) => valueOf(name));

/** The empty element that a screen has for a slot, where the gateway writes the widget's fragment. */
export const slotElement = (slot: string): string => `<div data-slot="${slot}"></div>`;
