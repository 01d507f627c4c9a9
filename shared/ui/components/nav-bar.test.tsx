import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { IconHeart, NavBar, NavItem, type NavPlace } from '../index.ts';

const Link = ({ to, ...rest }: { to: string } & ComponentProps<'a'>) => (
  <a href={to} {...rest}>
    {rest.children}
  </a>
);

const show = (place: NavPlace, count = 0) =>
  render(
    <NavBar place={place} aria-label="Main">
      <NavItem href="/members" Icon={IconHeart} aria-current="page">
        Discover
      </NavItem>
      <NavItem as={Link} to="/likes" Icon={IconHeart} count={count} countLabel={`${count} new likes`}>
        Likes
      </NavItem>
    </NavBar>,
  );

test.each(['top', 'bottom'] as const)('%s: is a named landmark of links, and marks the current one', (place) => {
  show(place);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Discover');
  expect(screen.getByRole('link', { name: 'Likes' })).toHaveAttribute('href', '/likes');
});

test.each(['top', 'bottom'] as const)('%s: shows counts up to 99 and announces the full number', (place) => {
  show(place, 120);
  expect(screen.getByRole('link', { name: 'Likes 120 new likes' })).toHaveTextContent('99+');
});

test('shows the top bar on wide screens only, the bottom bar on phones only', () => {
  show('top');
  show('bottom');
  const [top, bottom] = screen.getAllByRole('navigation');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const hidden = (element: HTMLElement | undefined) =>
    rules.filter((rule) => rule.includes(`.${element?.className ?? '?'}`) && /display: ?none/.test(rule)).join();
  expect(hidden(top)).toContain('max-width: 767.98px');
  expect(hidden(bottom)).toContain('min-width: 768px');
});
