import { randomUUID } from 'node:crypto';

import { isTrafficSource, trackingOfAddress, trackingQuery } from '@pairwise/contracts/first-touch';
import type { Language } from '@pairwise/contracts/languages';
import { matchRoute } from '@pairwise/contracts/match-route';
import {
  type Fragment,
  type FragmentCase,
  type MarkName,
  NEEDS_ATTRIBUTE,
  type PrerenderedFile,
  replaceMarks,
  slotElement,
} from '@pairwise/contracts/prerendered';
import type { Slot } from '@pairwise/contracts/remote';

import { escapeHtml } from '../http/escape-html.ts';
import { fillForm, type FormValues } from './fill-form.ts';
import { messagePrice } from './message-price.ts';
import type { PrerenderedSource } from './prerendered-source.ts';
import type { ChosenRemote, Resolution } from './resolve.ts';
import type { SiteSettings } from './settings-source.ts';

/** A page that is complete without its code. */
export interface PrerenderedPage {
  /** What the layout has above the screen. */
  start: string;
  /** The screen, with the widgets of its slots. */
  screen: string;
  /** What the layout has below the screen. */
  end: string;
  /** CSS of all parts, and the names of its rules. */
  css: string;
  styleNames: string[];
  /** Values of `style` attributes, which the page's policy admits one by one. */
  styleAttributes: string[];
  /** Address of the picture to load first. */
  picture?: string;
}

/** A form that the request has sent, to be shown again. */
export interface SentForm {
  /** Why it was refused, or `mailed`. */
  result: string;
  values: FormValues;
  /** Of the response. */
  status: number;
}

export interface PrerenderRequest {
  resolution: Resolution;
  language: Language;
  settings: SiteSettings;
  demo: boolean;
  /** Path and query of the page. */
  url: string;
  /** The variant of the page; undefined for the page itself. */
  variant: string | undefined;
  form?: SentForm;
  /** Texts in the place of the values that only this request has, for a template. */
  own?: Partial<Readonly<Record<MarkName, string>>>;
}

interface Facts {
  variant: string | undefined;
  settings: SiteSettings;
  trafficSource: boolean;
  demo: boolean;
  result?: string | undefined;
}

const fits = ({ variant, settings = {}, trafficSource, demo, result }: FragmentCase, facts: Facts): boolean =>
  (variant === undefined || variant === facts.variant) &&
  (trafficSource === undefined || facts.trafficSource) &&
  (demo === undefined || facts.demo) &&
  result === facts.result &&
  Object.entries(settings).every(([name, value]) => facts.settings[name] === value);

/** Collects the styles of the parts of one page: each rule once. */
const styleSheet = () => {
  const rules = new Map<string, string>();
  return {
    add: ({ styles }: Fragment, file: PrerenderedFile): void => {
      for (const name of styles) rules.set(name, file.styles[name] ?? '');
    },
    rules,
  };
};

const ageOf = ({ countries, geoip_selected_country: code }: SiteSettings): string => {
  const found: unknown = Array.isArray(countries)
    ? countries.find(
        (country: unknown) => typeof country === 'object' && country !== null && Reflect.get(country, 'code') === code,
      )
    : undefined;
  const age: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'min_age') : undefined;
  return typeof age === 'number' ? String(age) : '18';
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the values that differ from request to request, escaped for texts and attributes. */
export const ownValues = ({ search }: URL): Record<'tracking' | 'more-tracking' | 'attempt', string> => {
  const tracking = trackingQuery(search).toString();
  return {
    tracking: tracking === '' ? '' : escapeHtml(`?${tracking}`),
    'more-tracking': tracking === '' ? '' : escapeHtml(`&${tracking}`),
    attempt: randomUUID(),
  };
};

/** Returns the values of a request, escaped for texts and attributes. */
const valuesOf = ({ settings, language, url, form, own }: PrerenderRequest): Record<MarkName, string> => ({
  ...ownValues(new URL(`http://gateway${url}`)),
  site: escapeHtml(settings.name),
  fictional: escapeHtml(textOf(settings['fictional_singular'])),
  fictionals: escapeHtml(textOf(settings['fictional_plural'])),
  'min-age': ageOf(settings),
  'message-price': escapeHtml(messagePrice(settings, language)),
  email: escapeHtml(form?.values['email'] ?? ''),
  ...own,
});

/** Links of the footer, which it has only while their routes are live. Their elements contain none of the same kind. */
const routeElement = /<(li|a)\b[^>]*\sdata-route="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g;

const withLiveRoutes = (html: string, liveRoutes: Resolution['liveRoutes']): string =>
  html.replaceAll(routeElement, (element, _tag, path: string) => (matchRoute(liveRoutes, path) ? element : ''));

const neededElement = new RegExp(`<(span)\\b[^>]*\\s${NEEDS_ATTRIBUTE}="([a-z-]+)"[^>]*>[\\s\\S]*?</\\1>`, 'g');

/** Removes the elements whose value the page does not have. */
const withoutMissing = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replaceAll(neededElement, (element, _tag, name: string) => (values[name] ? element : ''));

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const styleAttributesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<[^>]*\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value))),
];

/** A remote of the page with a widget for the slot, from a published version. */
const widgetOf = (remotes: readonly ChosenRemote[], slot: Slot) => {
  for (const { version, development } of remotes) {
    const widget = version.data?.widgets.find((one) => one.slot === slot);
    if (widget && !development) return { version, name: widget.name };
  }
  return undefined;
};

/** Returns the slot with its widget, which shows a form that was sent as the visitor has filled it in. */
const slotContent = (slot: string, { html }: Fragment, form: SentForm | undefined): string => {
  if (!form) return `<div data-slot="${slot}">${html}</div>`;
  const { result, values } = form;
  const facts = `data-result="${escapeHtml(result)}" data-email="${escapeHtml(values['email'] ?? '')}"`;
  return `<div data-slot="${slot}" ${facts}>${fillForm(html, values)}</div>`;
};

/**
 * Composes a page from what the builds have rendered: the screen of the remote that owns the route, and the widgets of other
 * remotes in its slots. Returns undefined when the version has no fragment for the page.
 */
export const prerenderPage = async (
  source: PrerenderedSource,
  request: PrerenderRequest,
): Promise<PrerenderedPage | undefined> => {
  const { resolution, language, settings, demo, url, form } = request;
  const { route, owner, shell, remotes, liveRoutes } = resolution;
  if (!route || !owner || owner.development) return undefined;
  const { search } = new URL(`http://gateway${url}`);
  const facts: Facts = {
    variant: request.variant,
    settings,
    demo,
    trafficSource: isTrafficSource(trackingOfAddress(search)),
  };
  const sheet = styleSheet();
  const fragmentOf = async (
    version: typeof owner.version,
    name: string,
    result?: string,
  ): Promise<Fragment | undefined> => {
    const file = await source.get(version, name, language);
    const fragment = file?.fragments.find(({ when }) => fits(when, { ...facts, result }));
    if (file && fragment) sheet.add(fragment, file);
    return fragment;
  };

  /** A result without a fragment has the one of any failure. */
  const widgetContent = async (version: typeof owner.version, name: string): Promise<Fragment | undefined> =>
    (await fragmentOf(version, name, form?.result)) ?? (form && fragmentOf(version, name, 'error'));

  const screen = await fragmentOf(owner.version, `screen-${route.screen}`);
  if (!screen) return undefined;
  let { html } = screen;
  for (const [, slot = ''] of screen.html.matchAll(/<div data-slot="([a-z-]+)"><\/div>/g)) {
    const widget = widgetOf(remotes, slot as Slot); // a name that is no slot has no widget
    const content = widget && (await widgetContent(widget.version, `widget-${widget.name}`));
    if (content) html = html.replace(slotElement(slot), () => slotContent(slot, content, form));
  }
  const start = await fragmentOf(shell, `start-${route.layout}`);
  const end = await fragmentOf(shell, `end-${route.layout}`);
  const values = valuesOf(request);
  const fill = (part = ''): string =>
    replaceMarks(withoutMissing(part, values), (name) => (Object.hasOwn(values, name) ? values[name as MarkName] : ''));
  const parts = {
    start: fill(start?.html),
    screen: fill(html),
    end: withLiveRoutes(fill(end?.html), liveRoutes),
  };
  return {
    ...parts,
    css: [...sheet.rules.values()].join(''),
    styleNames: [...sheet.rules.keys()],
    styleAttributes: styleAttributesOf(Object.values(parts).join('')),
    ...(screen.picture !== undefined && { picture: screen.picture }),
  };
};
