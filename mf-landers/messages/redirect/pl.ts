import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Reklama',
  title: 'Opuszczasz serwis {name}',
  counting_one: 'Za {count} sekundę przejdziesz na {host}.',
  counting_few: 'Za {count} sekundy przejdziesz na {host}.',
  counting_many: 'Za {count} sekund przejdziesz na {host}.',
  counting_other: 'Za {count} sekundy przejdziesz na {host}.',
  foreign: 'Na to, co dzieje się dalej, nie mamy wpływu. Partner nie dowiaduje się, kim jesteś.',
  now: 'Przejdź teraz',
  cancel: 'Zostań tutaj',
  stayed: 'Zostajesz tutaj',
  stayedText: 'Strona {host} nie została otwarta.',
  home: 'Na stronę główną',
  loading: 'Chwileczkę…',
  refused: 'Ten link donikąd nie prowadzi',
  refusedText: 'Otwieramy tylko strony sprawdzonych partnerów i tylko przez pewien czas. Tej wśród nich nie ma.',
  failed: 'Nie udało się sprawdzić linku.',
  retry: 'Spróbuj ponownie',
} satisfies Messages<typeof source>;
