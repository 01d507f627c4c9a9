import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { Footer } from './footer.tsx';

test('NAV-09 the footer has the nine links and the copyright of 2025', () => {
  renderScreen(<Footer />, { messages: { shell: en } });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Terms', '/pages/terms'],
    ['Privacy', '/pages/privacy'],
    ['Cookies', '/pages/cookies'],
    ['Access ban', '/pages/ban'],
    ['Pricing', '/pricing'],
    ['Complaints', '/complaints'],
    ['Return policy', '/pages/return-policy'],
    ['FAQ', '/pages/faq'],
    ['Customer service', '/pages/service'],
  ]);
  expect(screen.getByText('© 2025 Pairwise')).toBeInTheDocument();
});
