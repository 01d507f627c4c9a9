import { demoSettings, renderScreen, respondToCalls, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import SignupWidget from './signup.widget.tsx';

/** What the gateway has written into the page. */
const plainForm = (attributes = '') => {
  const slot = document.createElement('div');
  slot.innerHTML = `<div data-slot="signup" ${attributes}><form>
    <input name="email" value="anna@x.test"><input type="password" name="password" value="a quiet long walk">
    <input name="name" value="Anna"><input name="day"><select name="month"><option value=""></option><option value="3" selected></option></select>
    <textarea name="signup_message">Hello</textarea><input type="checkbox" name="terms" checked></form></div>`;
  document.body.append(slot);
  return slot;
};

const open = () => renderScreen(<SignupWidget />, { messages: { 'mf-auth': en }, settings: demoSettings() });

let plain: HTMLElement;
afterEach(() => plain.remove());

test('AUTH-01 the widget takes what was typed into the plain form, with the place of the cursor', () => {
  plain = plainForm();
  const name = plain.querySelector<HTMLInputElement>('[name=name]');
  name?.focus();
  name?.setSelectionRange(1, 3);
  open();
  expect(screen.getByLabelText('Email')).toHaveValue('anna@x.test');
  expect(screen.getByLabelText('Password')).toHaveValue('a quiet long walk');
  expect(screen.getByLabelText('Month')).toHaveValue('3');
  expect(screen.getByLabelText(/first line/)).toHaveValue('Hello');
  expect(screen.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  const own = screen.getByLabelText<HTMLInputElement>('First name');
  expect(own).toHaveFocus();
  expect([own.selectionStart, own.selectionEnd]).toEqual([1, 3]);
});

test.each([
  ['invalid_name.at', 'A name cannot begin with @.'],
  ['contact_details_not_allowed.signup_message', en.form.noContactDetails],
  ['date_of_birth_required', 'Enter your date of birth (18+)'],
  ['terms', en.signup.termsMissing],
  ['network_limit', 'Too many attempts from your network. Please try again in an hour.'],
])('AUTH-04 AUTH-05 after a refusal with %s the widget shows it too', (result, text) => {
  plain = plainForm(`data-result="${result}"`);
  open();
  expect(screen.getByText(text)).toBeVisible();
});

test('the result of a mail stays, and leads back to the form', async () => {
  plain = plainForm('data-result="mailed" data-email="anna@x.test"');
  open();
  expect(screen.getByText(/anna@x\.test/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.signup.mailedAgain }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('the form can be sent without a script, to the page’s own address', () => {
  respondToCalls({});
  plain = document.createElement('div');
  const { container } = open();
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '#signup']);
  expect(container.querySelector('[name=attempt]')).toBeNull();
});
