import { defaultLanguage, type Language } from '@pairwise/contracts/languages';
import { matchRoute } from '@pairwise/contracts/match-route';
import type { Remote, RemoteRoute } from '@pairwise/contracts/remote';
import { addMessages, isAmerican } from '@pairwise/i18n';
import type { ComponentType } from 'react';

import { loadOnce } from './load-once.ts';

export interface LoadedScreen {
  route: RemoteRoute;
  Screen: ComponentType;
}

export interface RemoteLoader {
  /** Returns the route of this remote for a path. */
  routeOf(pathname: string): RemoteRoute | undefined;
  /** Returns the screen of a path, when its code and texts are loaded. */
  ready(pathname: string, language: Language): LoadedScreen | undefined;
  /** Loads the screen of a path and the messages of the language, concurrently. */
  prepare(pathname: string, language: Language): Promise<void>;
  prepareMessages: (language: Language) => Promise<void>;
}

type Locale = Language | 'en-US';

const localeOf = (language: Language): Locale => (isAmerican(language) ? 'en-US' : language);

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** Loads a remote's screens and messages before they are rendered. React would delay a lazy screen by 300 ms. */
export const remoteLoader = (remote: Remote): RemoteLoader => {
  const screens = loadOnce(async (key: string) => {
    const load = remote.screens[key];
    if (!load) throw new Error(`${remote.name} has no screen "${key}". Add it to \`screens\` in its remote.ts.`);
    const component = (await load()).default;
    if (!isComponent(component)) throw new Error(`Screen "${key}" of ${remote.name} exports no component as default.`);
    return component;
  });
  // American English is loaded apart from English: a login may change the country of the page.
  const messages = loadOnce(async (locale: Locale) => {
    const language = locale === 'en-US' ? 'en' : locale;
    // A version from before a language was added lacks its texts: use English, which every version has.
    const load: Partial<Remote['messages']> = remote.messages;
    const [texts, american] = await Promise.all([
      (load[language] ?? remote.messages[defaultLanguage])(),
      locale === 'en-US' ? remote.americanEnglish?.() : undefined,
    ]);
    return () => {
      addMessages(language, remote.name, texts.default);
      if (american) addMessages(language, remote.name, american.default);
    };
  });
  const added = new Map<Language, Locale>();
  const hasTexts = (language: Language): boolean => added.get(language) === localeOf(language);
  const prepareMessages = async (language: Language): Promise<void> => {
    const locale = localeOf(language);
    const add = await messages.load(locale);
    if (added.get(language) === locale) return;
    added.set(language, locale);
    add();
  };
  const routeOf = (pathname: string): RemoteRoute | undefined => matchRoute(remote.routes, pathname);

  return {
    routeOf,
    ready: (pathname, language) => {
      const route = routeOf(pathname);
      const Screen = route && hasTexts(language) && screens.get(route.screen);
      return route && Screen ? { route, Screen } : undefined;
    },
    prepare: async (pathname, language) => {
      const route = routeOf(pathname);
      await Promise.all([prepareMessages(language), route && screens.load(route.screen)]);
    },
    prepareMessages,
  };
};
