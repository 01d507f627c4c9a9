import type { ConsoleState, TextChange, TextsResponse } from '@pairwise/contracts/console';
import type { PicturesResponse } from '@pairwise/contracts/pictures';
import { type PublishedTextLanguage, publishedTextLanguages } from '@pairwise/contracts/published-texts';

/** What versions differ in, besides their files. */
export interface DifferenceFacts {
  /** The texts that every version changes, by language. */
  texts: Partial<Record<PublishedTextLanguage, TextChange[]>>;
  withoutTexts: TextsResponse['withoutTexts'];
  /** The pictures of every version. A `POST` has them taken: they are `waiting` then. */
  pictures: Omit<PicturesResponse, 'name' | 'version' | 'against'>;
}

/** What is live, of the control API. */
interface Live {
  state: ConsoleState;
}

/** The texts that a version changes. */
export const textsResponse = (
  { state, texts, withoutTexts }: DifferenceFacts & Live,
  name: string,
  version: string,
  query: URLSearchParams,
): Response => {
  const counts = publishedTextLanguages.flatMap((language) => {
    const changes = texts[language] ?? [];
    const added = changes.filter(({ before }) => before === null).length;
    const removed = changes.filter(({ after }) => after === null).length;
    return changes.length > 0 ? [{ language, added, removed, changed: changes.length - added - removed }] : [];
  });
  const wanted = publishedTextLanguages.find((language) => language === query.get('language'));
  const language = wanted ?? counts[0]?.language ?? null;
  const against = state.names.find((one) => one.name === name)?.stable?.version ?? null;
  const changes = (language && texts[language]) ?? [];
  const response: TextsResponse = { name, version, against, withoutTexts, counts, language, changes };
  return Response.json(response);
};

/** The pictures of a version. A `POST` has them taken. */
export const picturesResponse = (
  control: DifferenceFacts & Live,
  method: string,
  name: string,
  version: string,
): Response => {
  if (method === 'POST') control.pictures = { ...control.pictures, state: 'waiting', failure: null };
  const against = control.state.names.find((one) => one.name === name)?.stable?.version ?? null;
  const response: PicturesResponse = { name, version, against, ...control.pictures };
  return Response.json(response, { status: method === 'POST' ? 202 : 200 });
};
