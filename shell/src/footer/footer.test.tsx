import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';
import { Footer } from './footer.tsx';

test('NAV-09 BILL-11 the footer has the nine links, the withdrawal and the copyright of 2025', () => {
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
    ['Withdraw from contract here', '/withdrawal'],
    ['FAQ', '/pages/faq'],
    ['Customer service', '/pages/service'],
  ]);
  expect(screen.getByText('© 2025 Pairwise')).toBeInTheDocument();
});

describe('NAV-10 the US footer: every pair of language and selected country', () => {
  for (const language of ['en', 'de', 'nl'] as const)
    for (const country of ['US', 'GB', 'DE'])
      test(`${language}, ${country}`, () => {
        const settings = demoSettings({ geoip_selected_country: country });
        renderScreen(<Footer />, { settings, language, messages: { shell: { en, de, nl }[language] } });
        const expected = language === 'en' && country === 'US';
        expect(document.querySelectorAll('[data-us-footer]')).toHaveLength(expected ? 1 : 0);
      });
});
