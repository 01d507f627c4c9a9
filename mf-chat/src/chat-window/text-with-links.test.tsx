import { renderScreen, screen } from '@pairwise/testing';

import { TextWithLinks } from './text-with-links.tsx';

test('addresses of web pages are links that open in a new tab and learn nothing of this page', async () => {
  renderScreen(<TextWithLinks text="See https://example.com/a?b=1, it is good" />);
  // The code that finds them is loaded for the first text that may have one.
  expect(document.body).toHaveTextContent('See https://example.com/a?b=1, it is good');
  expect(screen.queryByRole('link')).toBeNull();
  const link = await screen.findByRole('link', { name: 'https://example.com/a?b=1' });
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
  'https://user:pw@evil.com@good.com/',
  'https://good.com@evil.com/a',
  'See https://good.com:80@evil.com/, good.com@evil.com',
  'www.good.com:80@evil.com/a',
])('%s stays text', async (text) => {
  renderScreen(
    <>
      <TextWithLinks text="https://example.com/" />
      <TextWithLinks text={text} />
    </>,
  );
  // The code that finds links is there when the other text has one.
  expect(await screen.findByRole('link', { name: 'https://example.com/' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.body).toHaveTextContent(text);
});

test('an @ in the path of an address leaves it a link, and the next word too', async () => {
  renderScreen(<TextWithLinks text="https://user@evil.com https://example.com/@anna" />);
  expect(await screen.findByRole('link')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com/@anna']);
});

test('a text has its own direction, which it cannot force on others, nor on parts of itself', () => {
  renderScreen(<TextWithLinks text={'photo\u{202E}gpj.exe and \u{202B}שלום\u{202C}'} />);
  const text = screen.getByText('photogpj.exe and \u{202B}שלום\u{202C}');
  expect(text).toHaveAttribute('dir', 'auto');
  expect(text).toHaveStyle({ unicodeBidi: 'plaintext' });
});
