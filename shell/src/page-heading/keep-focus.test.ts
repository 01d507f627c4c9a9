import { userEvent, waitFor } from '@pairwise/testing';

import { keepFocus } from './keep-focus.ts';

const content = document.createElement('main');
content.tabIndex = -1;
document.body.append(content);
keepFocus(content);

const button = (name: string): HTMLElement => content.querySelector<HTMLElement>(`#${name}`) ?? document.body;
/** Waits until all that was scheduled has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(async () => {
  // What the test before has left would be moved into the content.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await settled();
  content.innerHTML = '<p id="row"><button id="first">Unblock</button></p><button id="second">Next</button>';
});

test('the focus stays in the content when the pressed button or its row is removed', async () => {
  for (const removed of ['first', 'row']) {
    content.innerHTML = '<p id="row"><button id="first">Unblock</button></p>';
    await userEvent.click(button('first'));
    expect(button('first')).toHaveFocus();
    button(removed).remove();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(content).toHaveFocus());
  }
});

test('a screen that moves the focus itself keeps it there', async () => {
  button('first').focus();
  button('row').remove();
  setTimeout(() => button('second').focus());
  await settled();
  expect(button('second')).toHaveFocus();
});

test('what a member has left is no reason to move the focus', async () => {
  button('first').focus();
  button('first').blur();
  await settled();
  button('row').remove();
  await settled();
  expect(document.body).toHaveFocus();
});

test('an open dialog keeps the focus of its own', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  button('first').focus();
  document.body.append(dialog);
  button('row').remove();
  await settled();
  expect(document.body).toHaveFocus();
  dialog.remove();
});
