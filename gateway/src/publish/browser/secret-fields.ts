/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { IsolatedWorld } from './isolated-world.ts';

/**
 * Returns the fields of a document that ask for a secret, apart from one new password: that of the signup form. Runs in the
 * isolated world.
 */
const readSecretFields = (): string[] => {
  const roots: ParentNode[] = [document];
  const found: string[] = [];
  let newPasswords = 0;
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!element.matches('input, textarea, [contenteditable]')) continue;
      const type = element.getAttribute('type')?.toLowerCase() ?? 'text';
      const hint = element.getAttribute('autocomplete')?.toLowerCase() ?? '';
      const isHidden = getComputedStyle(element).getPropertyValue('-webkit-text-security') !== 'none';
      if (hint === 'new-password' && type === 'password' && (newPasswords += 1) === 1) continue;
      if (type === 'password' || isHidden || /\b(?:current-password|new-password|one-time-code|cc-)/.test(hint)) {
        found.push(`<${element.localName} type="${type}"${hint === '' ? '' : ` autocomplete="${hint}"`}>`);
      }
    }
  }
  return [...new Set(found)];
};

/**
 * Returns the problems of a page of the site that asks for a secret: visitors log in and pay at other origins, so what is typed
 * there could only be collected.
 */
export const findSecretFields = async ({ evaluate }: Pick<IsolatedWorld, 'evaluate'>): Promise<string[]> => {
  const fields = await evaluate(readSecretFields);
  return fields.length > 0 ? [`a page of the site asks for a secret: ${fields.join(', ')}`] : [];
};
