import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Ile kosztuje {site}',
  intro: 'Oglądanie, polubienia i czytanie są za darmo. Kredytami płacisz za to, co wysyłasz.',
  minimum: 'Wiadomość kosztuje od {price}.',
  join: 'Dołącz za darmo',
  creditsTitle: 'Za co płacisz kredytami',
  message: 'Wiadomość',
  photo: 'Zdjęcie',
  gift: 'Prezent',
  receiving: 'Odbieranie i czytanie',
  free: 'za darmo',
  from: '{credits} lub więcej',
  range: 'od {low} do {high}',
  credits_one: '{count} kredyt',
  credits_few: '{count} kredyty',
  credits_many: '{count} kredytów',
  credits_other: '{count} kredytu',
  startText_one: 'Na start dostajesz {count} darmowy kredyt, gdy tylko potwierdzisz adres e-mail.',
  startText_few: 'Na start dostajesz {count} darmowe kredyty, gdy tylko potwierdzisz adres e-mail.',
  startText_many: 'Na start dostajesz {count} darmowych kredytów, gdy tylko potwierdzisz adres e-mail.',
  startText_other: 'Na start dostajesz {count} darmowego kredytu, gdy tylko potwierdzisz adres e-mail.',
  countriesTitle: 'Najniższa cena wiadomości w poszczególnych krajach',
  refund_one: 'Przez {count} dzień możesz odzyskać pieniądze za niewykorzystane kredyty.',
  refund_few: 'Przez {count} dni możesz odzyskać pieniądze za niewykorzystane kredyty.',
  refund_many: 'Przez {count} dni możesz odzyskać pieniądze za niewykorzystane kredyty.',
  refund_other: 'Przez {count} dnia możesz odzyskać pieniądze za niewykorzystane kredyty.',
} satisfies Messages<typeof source>;
