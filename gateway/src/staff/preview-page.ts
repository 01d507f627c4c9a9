import { type Language, languages } from '@pairwise/contracts/languages';
import { niches } from '@pairwise/contracts/niches';

import { html, type Markup } from '../http/html.ts';
import { renderFormPage } from './form-page.ts';
import type { StaffMessages } from './messages/en.ts';
import type { PreviewLink } from './previews.ts';
import { filled, staffMessages } from './staff-messages.ts';

export interface PreviewPage {
  language: Language;
  nonce: string;
  /** The hidden field that proves that the form is this page's. */
  key: Markup;
  error?: keyof StaffMessages;
  /** Absent when the link is not valid. */
  preview?: {
    link: PreviewLink;
    /** Pages of the version at this origin. */
    paths: readonly string[];
    /** ISO codes of the countries of the site. */
    countries: readonly string[];
  };
}

type Option = readonly [value: string, label: string];

const select = (name: string, label: string, options: readonly Option[]): Markup =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>`;

const namesOf = (language: Language, type: 'language' | 'region', codes: readonly string[]): Option[] => {
  const names = new Intl.DisplayNames([language], { type });
  const byName = new Intl.Collator(language);
  return codes
    .map((code): Option => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => byName.compare(one, other));
};

const form = (
  { link: { version, token, until }, paths, countries }: NonNullable<PreviewPage['preview']>,
  { language, key }: Pick<PreviewPage, 'language' | 'key'>,
): Markup => {
  const texts = staffMessages[language];
  const own: Option = ['', texts.previewOwn];
  const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const values = {
    version: version.version,
    person: token.person,
    team: token.team,
    until: `${dates.format(until)} UTC`,
  };
  return html` <h1>${filled(texts.previewTitle, { name: version.name })}</h1>
    <p>${filled(texts.previewText, values)}</p>
    <form method="post" autocomplete="off">
      ${key}
      ${select(
        'path',
        texts.previewPage,
        paths.map((path) => [path, path]),
      )}
      ${select('language', texts.previewLanguage, [own, ...namesOf(language, 'language', languages)])}
      ${select('country', texts.previewCountry, [own, ...namesOf(language, 'region', countries)])}
      ${select('niche', texts.previewNiche, [own, ...niches.map((niche, index): Option => [`${index + 1}`, niche])])}
      <button class="first">${texts.previewShow}</button>
    </form>`;
};

/** Renders the page of a preview link: a form that shows the version in this browser, no script. */
export const renderPreviewPage = ({ language, nonce, key, error, preview }: PreviewPage): string => {
  const texts = staffMessages[language];
  return renderFormPage({
    language,
    nonce,
    title: preview ? filled(texts.previewTitle, { name: preview.link.version.name }) : texts.title,
    ...(error !== undefined && { error: texts[error] }),
    ...(preview && { content: form(preview, { language, key }) }),
  });
};
