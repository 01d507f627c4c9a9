import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Composer } from '../chat.ts';

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

/** Simulates a mouse and keyboard (`fine`), or a touch screen. */
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

test('with a keyboard, Enter sends and Shift+Enter adds a line', async () => {
  render(<Host />);
  await userEvent.type(field(), 'Friday{Shift>}{Enter}{/Shift}at nine{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onSend).toHaveBeenCalledWith('Friday\nat nine');
  expect(field()).toHaveValue('Friday\nat nine');
});

test('on a touch screen, Enter adds a line and the button sends', async () => {
  setPointer(false);
  render(<Host />);
  await userEvent.type(field(), 'Friday{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Friday\n');
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledWith('Friday\n');
});

test('Enter that confirms a word of an input method sends nothing', () => {
  render(<Host first="にほん" />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('does not send only spaces; the button is announced as disabled and keeps the focus', async () => {
  render(<Host />);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), '   {Enter}');
  await userEvent.click(send());
  expect(onSend).not.toHaveBeenCalled();
  expect(send()).toHaveFocus();
  await userEvent.type(field(), 'Hi');
  expect(send()).toHaveAttribute('aria-disabled', 'false');
});

test('while busy, a second press sends nothing and the text stays', async () => {
  render(<Host first="Hello" busy />);
  await userEvent.click(send());
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(send()).toHaveAttribute('aria-busy', 'true');
  expect(field()).toHaveValue('Hello');
});

test('the cost of a message describes the field', () => {
  render(<Host />);
  expect(field()).toHaveAccessibleDescription('1 credit a message');
});
