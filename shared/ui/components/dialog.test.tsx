import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';

import { Button, Dialog, Sheet } from '../index.ts';
import { addModalsToJsdom } from '../testing.ts';

beforeAll(addModalsToJsdom);

const onClose = jest.fn();

const Opener = ({ kind }: { kind: typeof Dialog }) => {
  const Modal = kind;
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal
        open={open}
        onClose={close}
        title="Block Lars?"
        closeLabel="Close"
        actions={<Button onClick={close}>Block</Button>}
      >
        <p>He is not told.</p>
        <input type="file" aria-label="Photo" hidden />
      </Modal>
    </>
  );
};

test('a dialog without an opener, or whose opener is gone, leaves the focus in the content of the page', async () => {
  const content = document.createElement('main');
  Object.assign(content, { id: 'content', tabIndex: -1 });
  document.body.append(content);
  const { rerender } = render(<Dialog open title="It is a match" actions={<Button>Not now</Button>} />);
  rerender(<Dialog open={false} title="It is a match" />);
  await waitFor(() => expect(content).toHaveFocus());
  content.remove();
});

test('the close button stays in reach while a long dialog scrolls', () => {
  render(<Sheet open title="Filters" closeLabel="Close" onClose={onClose} />);
  expect(getComputedStyle(screen.getByRole('button', { name: 'Close' })).position).toBe('sticky');
});

test('without onClose a browser that closes the dialog all the same does not get rid of it', () => {
  render(<Dialog open title="Adults only" actions={<Button>I am 18 or older</Button>} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

const Question = () => {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title="Block Lars?"
      initialFocus={keep}
      actions={
        <>
          <Button>Block</Button>
          <Button ref={keep}>Cancel</Button>
        </>
      }
    >
      <textarea aria-label="Reason" />
    </Dialog>
  );
};

test('the control that is given gets the focus first', () => {
  render(<Question />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('a key that is held down since before the dialog opened presses none of its buttons', () => {
  render(<Question />);
  const button = screen.getByRole('button', { name: 'Block' });
  for (const key of ['Enter', ' ']) {
    expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key })).toBe(true);
  }
  expect(fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Enter', repeat: true })).toBe(true);
});

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
] as const)('%s', (_name, kind) => {
  const open = async () => {
    const user = userEvent.setup();
    onClose.mockClear();
    render(<Opener kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Block Lars?' }) };
  };

  test('is named by its title, and its close button is last', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveTextContent('He is not told.');
    expect(screen.getByRole('heading', { name: 'Block Lars?' })).toBeInTheDocument();
    const [first, ...others] = dialog.querySelectorAll('button');
    expect(first).toHaveAccessibleName('Block');
    expect(first).not.toBe(others.at(-1));
    expect(others.at(-1)).toHaveAccessibleName('Close');
  });

  test('when a button closes it, the opener gets the focus back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Block' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('Escape calls onClose once; the cancel event of a file field inside does not', async () => {
    const { dialog } = await open();
    fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a press on the backdrop closes it, a text selection dragged there does not', async () => {
    const { user, dialog } = await open();
    await user.pointer([
      { target: screen.getByText('He is not told.'), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
