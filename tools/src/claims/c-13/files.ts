import type { RegisteredVersion } from '@pairwise/gateway/registry';

import { addressOf, type Seen } from '../support/remotes.ts';

/** A script of a version, and how a browser comes to ask for it. */
export interface ServedScript {
  remote: string;
  version: string;
  file: string;
  /** The address that leads to it, and the language of who goes there. */
  path: string;
  language: string;
  member: boolean;
  /** No route asks for it; the page's own loader does, when it is asked for the remote's widgets. */
  byWidgets: boolean;
}

/** `screen-chats.913a739d.js` → `screen-chats`: what a file is, in every version and every remote. */
export const roleOf = (file: string): string => file.replace(/\.[0-9a-f]{8}\.js$/, '').replace(/\.js$/, '');

/** Every script of a version with a way to it. */
export const scriptsOf = (version: RegisteredVersion, { path, member }: Seen): ServedScript[] => {
  const routes = version.data?.routes ?? [];
  const wayTo = (file: string): Pick<ServedScript, 'path' | 'language' | 'byWidgets' | 'member'> => {
    const usual = { path, language: 'en', byWidgets: false, member };
    if (file === version.entry || version.lifecycle.includes(file)) return usual;
    const language = Object.entries(version.messages).find(([, files]) => files.includes(file))?.[0];
    if (language !== undefined) return { ...usual, language };
    const screen = Object.entries(version.screens).find(([, files]) => files.includes(file))?.[0];
    const route = routes.find((candidate) => candidate.screen === screen);
    if (route) return { ...usual, path: addressOf(route), member: route.access !== 'visitors' };
    return { ...usual, byWidgets: true };
  };
  return version.files
    .filter((file) => file.path.endsWith('.js'))
    .map((file) => ({ remote: version.name, version: version.version, file: file.path, ...wayTo(file.path) }));
};

export const addressOfScript = ({ remote, version, file }: Pick<ServedScript, 'remote' | 'version' | 'file'>): string =>
  `/remotes/${remote}/${version}/${file}`;
