const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Isolates a name in a right-to-left script from the text around it, as `<bdi>` does in HTML: otherwise the number or
 * punctuation behind it would be shown in front of it. Other names are returned unchanged.
 */
export const isolate = (name: string): string =>
  rightToLeft.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name;
