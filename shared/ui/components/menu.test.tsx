import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Menu, MenuItem, MenuLink } from '../index.ts';
import { addModalsToJsdom } from '../testing.ts';

const onHide = jest.fn();
const onReport = jest.fn();

const setup = () => {
  render(
    <>
      <Menu label="More" trigger="⋮" closeLabel="Close">
        <MenuItem onSelect={onHide}>Hide from search</MenuItem>
        <MenuLink href="#likes">Likes</MenuLink>
        <MenuItem onSelect={onReport}>Report profile</MenuItem>
      </Menu>
      <button type="button">After</button>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'More' }) };
};

const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => jest.clearAllMocks());

test('opens on its first item, or on its last by arrow up, and is announced as expanded', async () => {
  const { user, button } = setup();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More' })).toBeInTheDocument();
  expect(item('Hide from search')).toHaveFocus();
  await user.keyboard('{Escape}{ArrowUp}');
  expect(item('Report profile')).toHaveFocus();
});

test('arrow keys wrap around, Home and End go to the ends, a letter to the next item with it', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{ArrowDown}');
  expect(item('Likes')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Hide from search')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Report profile')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Hide from search')).toHaveFocus();
  await user.keyboard('r');
  expect(item('Report profile')).toHaveFocus();
  await user.keyboard('z');
  expect(item('Report profile')).toHaveFocus();
});

test('an item acts once, then the menu closes and its button has the focus', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onHide).toHaveBeenCalledTimes(1);
  expect(onReport).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a link in the menu is followed and closes it', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.click(item('Likes'));
  expect(location.hash).toBe('#likes');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape returns the focus to the button; Tab and a press elsewhere close the menu and move on', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onHide).not.toHaveBeenCalled();
});

test('the checked radio item is marked and gets the focus', async () => {
  const user = userEvent.setup();
  render(
    <Menu label="Language" trigger="DE" closeLabel="Close">
      <MenuItem checked={false} lang="en" onSelect={onHide}>
        English
      </MenuItem>
      <MenuItem checked lang="de" onSelect={onHide}>
        Deutsch
      </MenuItem>
    </Menu>,
  );
  await user.click(screen.getByRole('button', { name: 'Language' }));
  const german = screen.getByRole('menuitemradio', { name: 'Deutsch', checked: true });
  expect(german).toHaveFocus();
  expect(german).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: false })).toBeInTheDocument();
});

describe('on a phone', () => {
  addModalsToJsdom();
  beforeEach(() => {
    const plain = matchMedia;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => Object.assign(plain(query), { matches: query === '(max-width: 767.98px)' }));
  });

  test('opens as a sheet with the same items and keys', async () => {
    const { user, button } = setup();
    await user.click(button);
    const sheet = screen.getByRole('dialog', { name: 'More' });
    expect(sheet).toContainElement(screen.getByRole('menu', { name: 'More' }));
    expect(item('Hide from search')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onReport).toHaveBeenCalledTimes(1);
    expect(sheet).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('Escape, a press on the backdrop and the close button only close it', async () => {
    const { user, button } = setup();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(onHide).not.toHaveBeenCalled();
  });
});
