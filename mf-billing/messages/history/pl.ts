import type { Messages } from '@pairwise/i18n';

import type { history as source } from './en.ts';

export const history = {
  title: 'Płatności i kredyty',
  loading: 'Wczytujemy twoje płatności',
  failedTitle: 'Nie udało się wczytać twoich płatności',
  emptyTitle: 'Na razie pusto',
  emptyText: 'Tu znajdziesz swoje płatności oraz każdy kredyt, który dostajesz lub wydajesz.',
  toBundles: 'Zobacz pakiety',
  payments: 'Płatności',
  noPayments: 'Nie masz jeszcze żadnego pakietu.',
  paymentCredits_one: '{count} kredyt',
  paymentCredits_few: '{count} kredyty',
  paymentCredits_many: '{count} kredytów',
  paymentCredits_other: '{count} kredytu',
  status: {
    created: 'Niedokończona',
    pending: 'W toku',
    completed: 'Zrealizowana',
    failed: 'Nieudana',
    cancelled: 'Anulowana',
    expired: 'Wygasła',
    refunded: 'Zwrócona',
    charged_back: 'Cofnięta',
  },
  repeat: 'Zamów ponownie ostatni pakiet',
  credits: 'Kredyty',
  reason: {
    signup: 'Prezent powitalny',
    purchase: 'Pakiet',
    message: 'Wiadomość',
    photo: 'Zdjęcie',
    gift: 'Prezent',
    bonus: 'Bonus',
    refund_reversal: 'Zwrócony pakiet',
    chargeback_reversal: 'Przywrócony pakiet',
    message_refund: 'Zwrot za wiadomość',
    adjustment: 'Korekta przez obsługę klienta',
  },
  balanceAfter: 'Saldo: {balance}',
  more: 'Pokaż więcej',
} satisfies Messages<typeof source>;
