/** Facts by name, such as an address. A fact whose value is not known is left out. */
interface Facts {
  facts: readonly (readonly [name: string, value: string])[];
}

interface Items {
  items: readonly string[];
}

/** Something to press: the objection to experiments. */
interface Control {
  control: 'experiments';
}

/**
 * A paragraph, a list, facts or a control. Texts contain values as `{site}` and links as `[label](key)` (`page-values.ts`,
 * `page-links.ts`). A text with a value that this site does not have is left out.
 */
export type Block = string | Items | Facts | Control;

export interface PageSection {
  /** The anchor of the section, the same in every language. */
  id: string;
  title: string;
  body: readonly Block[];
}

/** The text of a content page. */
export interface PageText {
  title: string;
  /** What the page is about, in one sentence under the title. */
  lead: string;
  /** What search engines show under the title; by default the lead. The only value it may have is `{site}`. */
  description?: string;
  sections: readonly PageSection[];
}
