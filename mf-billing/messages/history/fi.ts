import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Maksut ja krediitit',
  loading: 'Ladataan maksujasi',
  failedTitle: 'Maksujasi ei voitu ladata',
  emptyTitle: 'Täällä ei ole vielä mitään',
  emptyText: 'Tässä näkyvät maksusi ja jokainen krediitti, jonka saat tai käytät.',
  toBundles: 'Katso paketit',
  payments: 'Maksut',
  noPayments: 'Et ole vielä ostanut pakettia.',
  paymentCredits_one: '{count} krediitti',
  paymentCredits_other: '{count} krediittiä',
  status: {
    created: 'Kesken',
    pending: 'Käsitellään',
    completed: 'Maksettu',
    failed: 'Maksamatta',
    cancelled: 'Peruutettu',
    expired: 'Vanhentunut',
    refunded: 'Palautettu',
    charged_back: 'Takaisinveloitettu',
  },
  repeat: 'Tilaa sama uudelleen',
  credits: 'Krediitit',
  reason: {
    signup: 'Tervetuliaislahja',
    purchase: 'Paketti',
    message: 'Viesti',
    photo: 'Kuva',
    gift: 'Lahja',
    bonus: 'Bonus',
    refund_reversal: 'Palautettu paketti',
    chargeback_reversal: 'Paketti taas voimassa',
    message_refund: 'Palautettu viesti',
    adjustment: 'Asiakaspalvelun oikaisu',
  },
  balanceAfter: 'Saldo {balance}',
  more: 'Näytä lisää',
  morePayments: 'Näytä lisää maksuja',
} satisfies Messages<typeof source>;
