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

describe('on a phone, the buttons before the field', () => {
  const more = () => screen.queryByRole('button', { name: 'More' });
  const photo = () => screen.queryByRole('button', { name: 'Photo' });
  const Buttons = ({ first = '' }: { first?: string }) => {
    const [text, setText] = useState(first);
    return (
      <>
        <Composer
          label="Message"
          value={text}
          onValue={setText}
          onSend={() => setText('')}
          sendLabel="Send"
          leading={<button type="button">Photo</button>}
          leadingLabel="More"
        />
        <button type="button">Elsewhere</button>
      </>
    );
  };
  /** A window of a phone, or of a desktop. */
  const setWidth = (isPhone: boolean) => {
    Object.defineProperty(globalThis, 'matchMedia', {
      configurable: true,
      value: (query: string) => ({ matches: query.includes('max-width') && isPhone, media: query }),
    });
  };

  beforeEach(() => setWidth(true));

  test('collapse into one while the member writes, which shows them again', async () => {
    render(<Buttons />);
    expect(photo()).toBeVisible();
    expect(more()).toBeNull();
    await userEvent.click(field());
    expect(photo()).toBeNull();
    await userEvent.type(field(), 'Hi');
    await userEvent.click(more() ?? field());
    // The keyboard of the phone stays open.
    expect(field()).toHaveFocus();
    expect(photo()).toBeVisible();
    expect(more()).toBeNull();
    await userEvent.type(field(), '!');
    expect(photo()).toBeNull();
    expect(more()).toBeVisible();
  });

  test('are there again when the field is empty and the focus is elsewhere', async () => {
    render(<Buttons first="A draft" />);
    expect(photo()).toBeNull();
    await userEvent.click(send());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(photo()).toBeVisible();
    expect(more()).toBeNull();
  });

  test('are reached by keyboard: the focus goes to the first of them', async () => {
    render(<Buttons />);
    await userEvent.click(field());
    await userEvent.tab({ shift: true });
    expect(more()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(photo()).toHaveFocus();
  });

  test('stay beside the field on a desktop', async () => {
    setWidth(false);
    render(<Buttons first="A draft" />);
    await userEvent.click(field());
    expect(photo()).toBeVisible();
    expect(more()).toBeNull();
  });
});
