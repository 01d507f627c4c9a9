import type { Language } from '@pairwise/contracts';
import type { Emoji, MessagesDataset } from 'emojibase';
import type { EmojiData } from 'frimousse';

/** Emojis of later versions are drawn as empty boxes on devices of the last years. */
const NEWEST_VERSION = 15;

/** The group of skin tones and hair, which are no emojis by themselves. */
const COMPONENTS = 2;

interface Texts {
  emojis: readonly Emoji[];
  messages: MessagesDataset;
}

const load = {
  en: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-en" */ 'emojibase-data/en/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-en" */ 'emojibase-data/en/messages.json')).default,
  }),
  de: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-de" */ 'emojibase-data/de/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-de" */ 'emojibase-data/de/messages.json')).default,
  }),
  nl: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-nl" */ 'emojibase-data/nl/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-nl" */ 'emojibase-data/nl/messages.json')).default,
  }),
  pl: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-pl" */ 'emojibase-data/pl/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-pl" */ 'emojibase-data/pl/messages.json')).default,
  }),
  sv: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-sv" */ 'emojibase-data/sv/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-sv" */ 'emojibase-data/sv/messages.json')).default,
  }),
  nb: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-nb" */ 'emojibase-data/nb/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-nb" */ 'emojibase-data/nb/messages.json')).default,
  }),
  it: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-it" */ 'emojibase-data/it/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-it" */ 'emojibase-data/it/messages.json')).default,
  }),
  es: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-es" */ 'emojibase-data/es/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-es" */ 'emojibase-data/es/messages.json')).default,
  }),
  fr: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-fr" */ 'emojibase-data/fr/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-fr" */ 'emojibase-data/fr/messages.json')).default,
  }),
  da: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-da" */ 'emojibase-data/da/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-da" */ 'emojibase-data/da/messages.json')).default,
  }),
  fi: async (): Promise<Texts> => ({
    emojis: (await import(/* webpackChunkName: "emojis-fi" */ 'emojibase-data/fi/data.json')).default,
    messages: (await import(/* webpackChunkName: "emojis-fi" */ 'emojibase-data/fi/messages.json')).default,
  }),
} satisfies Record<Language, () => Promise<Texts>>;

const skinTones = { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' };

/** Loads the emojis with their names and search words in a language. Rejects without a connection. */
export const loadEmojis = async (language: Language): Promise<EmojiData> => {
  const { emojis, messages } = await load[language]();
  return {
    locale: language,
    emojis: emojis.flatMap(({ emoji, group, label, version, tags = [] }) =>
      group === undefined || group === COMPONENTS || version > NEWEST_VERSION
        ? []
        : [{ emoji, category: group, label, version, tags }],
    ),
    categories: messages.groups
      .filter(({ order }) => order !== COMPONENTS)
      .map(({ order, message }) => ({ index: order, label: message })),
    skinTones,
  };
};
