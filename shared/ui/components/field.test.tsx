import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Checkbox, Field, PasswordInput, RadioCard, RadioGroup, Select, TextArea, TextInput } from '../index.ts';

test('a field names and describes any control', () => {
  render(
    <>
      <Field label="City" hint="Without your street.">
        <TextInput />
      </Field>
      <Field label="About" hint="Three things.">
        <TextArea />
      </Field>
      <Field label="Country" hint="Where you live.">
        <Select>
          <option>Nederland</option>
        </Select>
      </Field>
      <Field label="Search" hideLabel>
        <TextInput />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Without your street.');
  expect(screen.getByLabelText('About')).toHaveAccessibleDescription('Three things.');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Where you live.');
  const search = screen.getByLabelText('Search');
  expect(search).not.toHaveAttribute('aria-describedby');
  expect(search).toBeValid();
});

test('an error replaces the hint and marks the control as invalid', () => {
  render(
    <Field label="Email" hint="For your login." error="Add the part after the dot.">
      <TextInput />
    </Field>,
  );
  const email = screen.getByLabelText('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Add the part after the dot.');
  expect(screen.queryByText('For your login.')).not.toBeInTheDocument();
});

test('an error is announced while its control has the focus, not beside others', async () => {
  const Code = () => {
    const [error, setError] = useState<string>();
    return (
      <>
        <Field label="SMS code" hint="Six digits." error={error}>
          <TextInput onChange={() => setError('Code invalid')} />
        </Field>
        <Field label="City" error="Please fill this in.">
          <TextInput />
        </Field>
      </>
    );
  };
  render(<Code />);
  const code = screen.getByLabelText('SMS code');
  await userEvent.click(code);
  // Screen readers announce only what appears in a region that was there before.
  const region = document.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  await userEvent.type(code, '1');
  expect(region).toHaveTextContent('Code invalid');
  expect(code).toHaveAccessibleDescription('Code invalid');
  expect(screen.getByText('Please fill this in.').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('a password can be shown and hidden by keyboard', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  );
  const password = screen.getByLabelText('Password');
  await user.type(password, 'secret');
  expect(password).toHaveAttribute('type', 'password');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('secret');
});

test('a checkbox is checked by its label and described by its error', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="I am 18 or older" error="Needed to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I am 18 or older' });
  expect(box).toHaveAccessibleDescription('Needed to go on.');
  await user.click(screen.getByText('I am 18 or older'));
  expect(box).toBeChecked();
});

test('radio cards are one named group; arrow keys select', async () => {
  const user = userEvent.setup();
  render(
    <RadioGroup label="Pay with">
      <RadioCard name="method" value="card" label="Card" defaultChecked />
      <RadioCard name="method" value="paypal" label="PayPal" detail="There and back" />
    </RadioGroup>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
});
