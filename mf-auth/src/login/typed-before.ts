import type { LoginValues } from './check-login-form.ts';

/** Marks what waits for the code of a prerendered page: it sends the form, and links take along what was typed. */
export const waits = { 'data-waits': '' };

/** Returns what a visitor has typed into the prerendered form before its code ran. */
export const typedBefore = (): LoginValues => {
  // The build has no document.
  const form = globalThis.document?.querySelector<HTMLFormElement>('[data-remote="mf-auth"] form[data-waits]');
  const data = form ? new FormData(form) : undefined;
  const textOf = (name: keyof LoginValues): string => {
    const value = data?.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: textOf('email'), password: textOf('password') };
};
