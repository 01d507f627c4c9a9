import type { SignupValues } from './check-signup-form.ts';

/** What a form starts with, when the page had it as plain HTML before its code (docs/decisions/0034). */
export interface PlainForm {
  /** What the visitor has typed into it. */
  values: Partial<SignupValues>;
  /** Why the server has refused it, or `mailed`: a code, and after a dot the rule or the field that it is about. */
  result?: string | undefined;
  /** The address that a mail was sent to. */
  email?: string | undefined;
  /** The field that has the focus, and the place of the cursor in it. */
  focus?: { name: string; from: number | null; to: number | null } | undefined;
  /** Identifies the attempt, so that a form that is sent twice creates one account. Only in the plain form itself. */
  attempt?: string;
}

const texts = ['email', 'name', 'password', 'day', 'month', 'year', 'signup_message'] as const;

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const focusIn = (form: HTMLFormElement): PlainForm['focus'] => {
  const element = document.activeElement;
  if (!isControl(element) || !form.contains(element)) return undefined;
  return { name: element.name, from: element.selectionStart, to: element.selectionEnd };
};

/** Reads the plain form of the page, before the widget replaces it; undefined when the page has none. */
export const readPlainForm = (): PlainForm | undefined => {
  const slot = document.querySelector<HTMLElement>('[data-slot="signup"]');
  if (!slot) return undefined;
  const { result, email } = slot.dataset;
  const form = slot.querySelector('form');
  if (!form) return { values: {}, result, email };
  const data = new FormData(form);
  const typed = texts.flatMap((name): [string, string][] => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return {
    values: { ...Object.fromEntries(typed), ...(data.has('terms') && { terms: true }) },
    result,
    email,
    focus: focusIn(form),
  };
};

/** Puts the cursor where it was in the plain form. Some kinds of fields have no place of the cursor. */
export const restoreFocus = ({ name, from, to }: NonNullable<PlainForm['focus']>): void => {
  const element = document.querySelector(`#signup [name="${CSS.escape(name)}"]`);
  if (!isControl(element)) return;
  element.focus({ preventScroll: true });
  if (from !== null) element.setSelectionRange(from, to);
};
