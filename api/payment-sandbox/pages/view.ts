import type { Payment } from '../payment.ts';
import { html, type Html } from './html.ts';
import { icon, type IconName } from './icons.ts';
import type { Messages } from './messages/index.ts';

/** Problems of a form: which field has which message. */
export type Errors = Partial<Record<'number' | 'expiry' | 'cvc' | 'code', keyof Messages>>;

/** What a page shows. */
export interface PageInput {
  payment: Payment;
  text: Messages;
  /** The name of the shop. */
  label: string;
  /** The amount in the page's language. */
  amount: string;
  /** The address of this page, for a second device. */
  address: string;
  errors: Errors;
  /** The last four digits of the test card, in the step that follows the card's number. */
  card?: string | undefined;
}

/** The part of a page that differs by the kind of method. */
export interface View {
  title: string;
  icon: IconName;
  content: Html;
  /** A sheet in the style of a wallet. */
  isSheet?: boolean;
}

interface FieldInput {
  id: keyof Errors;
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  maxLength: number;
  isWide?: boolean;
}

/** Renders a field for digits with its hint and its problem. What was typed is not repeated: it may be secret. */
export function digitsField(input: PageInput, { id, label, hint, placeholder, maxLength, isWide = false }: FieldInput) {
  const { errors, text } = input;
  const key = errors[id];
  const isFirst = Object.keys(errors)[0] === id;
  const described = [hint === undefined ? '' : `${id}-hint`, key === undefined ? '' : `${id}-error`].join(' ').trim();
  return html`<div class="field${key === undefined ? '' : ' wrong'}">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      class="${isWide ? 'code' : 'digits'}"
      inputmode="numeric"
      autocomplete="off"
      spellcheck="false"
      maxlength="${maxLength}"
      placeholder="${placeholder ?? ''}"
      aria-describedby="${described}"
      ${key === undefined ? '' : html`aria-invalid="true"`}
      ${isFirst || (Object.keys(errors).length === 0 && isWide) ? html`autofocus` : ''}
    />
    ${hint === undefined || key !== undefined ? '' : html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${key === undefined ? '' : html`<p class="error" id="${id}-error" role="alert">${icon('alert')}<span>${text[key]}</span></p>`}
  </div>`;
}

/** Renders the form of the page with its one main button, and a quiet one to cancel. */
export function payForm({ text }: PageInput, content: Html | undefined, button: string, cancel?: Html): Html {
  return html`<form method="post" class="pay" novalidate>
    ${content}
    <button class="main" name="action" value="pay">${button}</button>
    ${cancel ?? html`<button class="quiet" name="status" value="canceled">${text.cancel}</button>`}
  </form>`;
}

/** Renders pairs of a name and a value. */
export function facts(pairs: readonly (readonly [string, string])[]): Html {
  return html`<dl class="facts">
    ${pairs.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
