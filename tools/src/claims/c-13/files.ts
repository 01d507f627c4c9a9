import type { RegisteredVersion } from '@pairwise/gateway/registry';

import { addressOf, type RemoteRoute } from '../support/remotes.ts';

/** A script of a version, and the visit in which a browser requests it. */
export interface ServedScript {
  remote: string;
  version: string;
  file: string;
  /** The page that requests it, and the language of the visitor. */
  path: string;
  language: string;
  member: boolean;
  /** Only pages of members in the United States request it. */
  american: boolean;
  /** No page requests it by itself: it belongs to a widget or comes after an action of the visitor, like the emojis. */
  onDemand: boolean;
}

/** Returns what a file is, in every version and remote: `screen-chats.913a739d.js` → `screen-chats`. */
export const roleOf = (file: string): string => file.replace(/\.[0-9a-f]{8}\.js$/, '').replace(/\.js$/, '');

/** Lists every script of a version with a visit that requests it. */
export const scriptsOf = (version: RegisteredVersion, { path, member }: RemoteRoute): ServedScript[] => {
  const routes = version.data?.routes ?? [];
  const visitFor = (file: string): Omit<ServedScript, 'remote' | 'version' | 'file'> => {
    const usual = { path, language: 'en', onDemand: false, member, american: false };
    if (file === version.entry || version.lifecycle.includes(file)) return usual;
    const language = Object.entries(version.messages).find(([, files]) => files.includes(file))?.[0];
    if (language !== undefined) return { ...usual, language };
    const memberRoute = routes.find(({ access }) => access !== 'visitors');
    if (roleOf(file) === 'american-english' && memberRoute) {
      return { ...usual, path: addressOf(memberRoute), member: true, american: true };
    }
    // The texts of a content page: `text-faq-de.913a739d.js` belongs to the screen `page-faq`.
    const [, page, textLanguage = 'en'] = /^text-(.+)-([a-z]{2})$/.exec(roleOf(file)) ?? [];
    const pageRoute = page === undefined ? undefined : routes.find(({ screen }) => screen === `page-${page}`);
    if (pageRoute) {
      return { ...usual, path: addressOf(pageRoute), member: false, language: textLanguage };
    }
    const screen = Object.entries(version.screens).find(([, files]) => files.includes(file))?.[0];
    const route = routes.find((candidate) => candidate.screen === screen);
    if (route) return { ...usual, path: addressOf(route), member: route.access !== 'visitors' };
    return { ...usual, onDemand: true };
  };
  return version.files
    .filter((file) => file.path.endsWith('.js'))
    .map((file) => ({ remote: version.name, version: version.version, file: file.path, ...visitFor(file.path) }));
};

export const addressOfScript = ({ remote, version, file }: Pick<ServedScript, 'remote' | 'version' | 'file'>): string =>
  `/remotes/${remote}/${version}/${file}`;
