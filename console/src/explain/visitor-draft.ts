import { defaultLanguage, isLanguage, type Language } from '@pairwise/contracts/languages';

/** What the form holds about an address and a visitor, as it was typed. */
export interface VisitorDraft {
  address: string;
  language: Language;
  country: string;
  /** The number of a niche, from 1. */
  niche: number;
  bucket: string;
  staff: boolean;
  objected: boolean;
}

export type DraftProblem = 'address' | 'country' | 'bucket';

/**
 * Returns the path of an address: `/chats` of `https://app.dates.example/chats?sort=new`, of `app.dates.example/chats`, and
 * of `chats`. Undefined when the text is no address.
 */
export const pathOf = (address: string): string | undefined => {
  const text = address.trim();
  if (text === '') return undefined;
  const hasScheme = /^https?:\/\//i.test(text);
  // A host has a dot or a port; a path that was typed without its slash has neither.
  const startsWithHost = /^[^/?#]*[.:]/.test(text);
  const url = hasScheme
    ? text
    : startsWithHost
      ? `http://${text}`
      : new URL(`/${text.replace(/^\/+/, '')}`, 'http://a').href;
  return URL.canParse(url) ? new URL(url).pathname : undefined;
};

export const problemsOf = ({ address, country, bucket }: VisitorDraft): DraftProblem[] => [
  ...(pathOf(address) === undefined ? ['address' as const] : []),
  ...(/^\s*(?:[a-z]{2})?\s*$/i.test(country) ? [] : ['country' as const]),
  ...(/^\s*(?:[\w-]{22})?\s*$/.test(bucket) ? [] : ['bucket' as const]),
];

/** Returns the query of a complete draft, for the address of the page and for the control API. */
export const queryOf = (draft: VisitorDraft): URLSearchParams => {
  const { address, language, country, niche, bucket, staff, objected } = draft;
  return new URLSearchParams([
    ['path', pathOf(address) ?? ''],
    ['language', language],
    ...(country.trim() === '' ? [] : [['country', country.trim().toUpperCase()]]),
    ['niche', `${niche}`],
    ...(bucket.trim() === '' ? [] : [['bucket', bucket.trim()]]),
    ...(staff ? [['staff', '1']] : []),
    ...(objected ? [['objected', '1']] : []),
  ]);
};

/** Returns the draft of a query, with the defaults of the control API for what it does not name. */
export const draftOf = (query: URLSearchParams): VisitorDraft => {
  const language = query.get('language');
  const niche = Number(query.get('niche'));
  return {
    address: query.get('path') ?? '',
    language: isLanguage(language) ? language : defaultLanguage,
    country: query.get('country') ?? '',
    niche: Number.isInteger(niche) && niche >= 1 && niche <= 7 ? niche : 1,
    bucket: query.get('bucket') ?? '',
    staff: query.get('staff') === '1',
    objected: query.get('objected') === '1',
  };
};
