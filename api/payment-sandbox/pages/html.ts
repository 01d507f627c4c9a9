/** A part of a page whose texts are escaped. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Html | string | number | false | undefined | readonly Html[];

/** Builds a part of a page. Texts are escaped; other parts are inserted as they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => `${text}${sourceOf(parts[index])}`).join(''));
}

function sourceOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('\n');
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Fills the `{names}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
