import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Composer } from '../index.ts';

const onSend = jest.fn();

const Host = ({ first = '', busy = false }: { first?: string; busy?: boolean }) => {
  const [text, setText] = useState(first);
  return (
    <Composer
      label="Message"
      value={text}
      onValue={setText}
      onSend={() => onSend(text)}
      sendLabel="Send"
      busy={busy}
      footer="1 credit a message"
    />
  );
};

/** A mouse and a keyboard, or a thumb. */
const setPointer = (fine: boolean) => {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: fine, media: query }),
  });
};

const field = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  jest.clearAllMocks();
  setPointer(true);
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('with a keyboard Enter sends, and Shift and Enter make a new line', async () => {
  render(<Host />);
  await userEvent.type(field(), 'Friday{Shift>}{Enter}{/Shift}at nine{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onSend).toHaveBeenCalledWith('Friday\nat nine');
  expect(field()).toHaveValue('Friday\nat nine');
});

test('under a thumb Enter makes a new line, and the button sends', async () => {
  setPointer(false);
  render(<Host />);
  await userEvent.type(field(), 'Friday{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Friday\n');
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledWith('Friday\n');
});

test('Enter that chooses a word of an input method sends nothing', () => {
  render(<Host first="にほん" />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('nothing but spaces is not sent; the button says so and keeps the focus', async () => {
  render(<Host />);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), '   {Enter}');
  await userEvent.click(send());
  expect(onSend).not.toHaveBeenCalled();
  expect(send()).toHaveFocus();
  await userEvent.type(field(), 'Hi');
  expect(send()).toHaveAttribute('aria-disabled', 'false');
});

test('while it is busy a second press sends nothing, and the text stays', async () => {
  render(<Host first="Hello" busy />);
  await userEvent.click(send());
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(send()).toHaveAttribute('aria-busy', 'true');
  expect(field()).toHaveValue('Hello');
});

test('what a message costs is told with the field', () => {
  render(<Host />);
  expect(field()).toHaveAccessibleDescription('1 credit a message');
});
