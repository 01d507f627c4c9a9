import { renderScreen, screen } from '@pairwise/testing';

import { TextWithLinks } from './text-with-links.tsx';

test('addresses of web pages are links that open in a new tab and learn nothing of this page', () => {
  renderScreen(<TextWithLinks text="See https://example.com/a?b=1, it is good" />);
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link.parentElement).toHaveTextContent('See https://example.com/a?b=1, it is good');
});

test.each([
  ['part of an address', 'See https://example.com/a', 'EE HTTPS://ex', ['ee ', 'https://ex']],
  ['letters with two small ones', 'İİ Straße', 'strasse', []],
  ['letters after those', 'İİ Straße', 'STRAßE', ['Straße']],
])('the text that was searched for is marked: %s', (_name, text, found, marks) => {
  renderScreen(<TextWithLinks text={text} found={found} />);
  expect(screen.queryAllByRole('mark').map(({ textContent }) => textContent)).toEqual(marks);
  expect(document.body).toHaveTextContent(text);
});

test.each([
  'javascript:alert(1)',
  'mailto:anna@example.com',
  'anna@example.com',
  'ftp://example.com',
  'data:text/html,<script>alert(1)</script>',
  '//example.com/a',
  '<a href="x">x</a>',
])('%s stays text', (text) => {
  renderScreen(<TextWithLinks text={text} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body).toHaveTextContent(text);
});
