import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import { messages } from '../../testing/messages.ts';
import { TrustLine } from '../lander/trust-line.tsx';

const minimum_message_costs = {
  NL: { costs: 67, currency: 'EUR' },
  DK: { costs: 489, currency: 'DKK' },
};

const open = (country: string, language: 'en' | 'nl' | 'da' = 'en') =>
  renderScreen(<TrustLine />, {
    language,
    messages: { 'mf-landers': messages[language] },
    settings: demoSettings({ minimum_message_costs, geoip_selected_country: country }),
  });

test.each([
  ['NL', 'en', 'From €0.67 a message.'],
  ['NL', 'nl', 'Vanaf €\u00a00,67 per bericht.'],
  ['DK', 'da', 'Fra 4,89\u00a0kr. pr. besked.'],
] as const)('BILL-12 a visitor from %s reads in %s what a message costs', (country, language, text) => {
  const { container } = open(country, language);
  expect(container.textContent).toContain(` ${text}`);
});

test('a country without a price has no such sentence', () => {
  open('BR');
  expect(screen.getByText('18+ only. We check every photo.')).toBeVisible();
  expect(document.querySelector('[data-needs]')).toBeNull();
});
