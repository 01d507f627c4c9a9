import { type SharedText, sharedText } from '../http/gzip-parts.ts';
import { keep } from './keep.ts';
import type { PageTemplate } from './page-template.ts';

/** The pages of two revisions in three languages, for a few countries. */
const MAX_TEMPLATES = 300;
/** Most texts are in several templates: styles, settings, what the page loads. */
const MAX_TEXTS = 600;

/** Keeps templates of pages, and the texts that they have in common. Both are limited in number. */
export interface TemplateCache {
  get: (key: string) => PageTemplate | undefined;
  set: (key: string, template: PageTemplate) => void;
  /** Returns a shared text, the same object for the same text. */
  share: (text: string) => SharedText;
  /** Returns a number that no other object has, for keys. */
  idOf: (object: object) => number;
}

/** Creates an empty cache. */
export const templateCache = (): TemplateCache => {
  const templates = new Map<string, PageTemplate>();
  const texts = new Map<string, SharedText>();
  const ids = new WeakMap<object, number>();
  let nextId = 0;
  return {
    get: (key) => {
      const found = templates.get(key);
      if (found) keep(templates, key, found, MAX_TEMPLATES);
      return found;
    },
    set: (key, template) => keep(templates, key, template, MAX_TEMPLATES),
    share: (text) => {
      const found = texts.get(text) ?? sharedText(text);
      keep(texts, text, found, MAX_TEXTS);
      return found;
    },
    idOf: (object) => {
      const known = ids.get(object);
      if (known !== undefined) return known;
      ids.set(object, nextId);
      return nextId++;
    },
  };
};
