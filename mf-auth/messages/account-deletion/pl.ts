import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Krok {step} z 3',
  back: 'Wróć do ustawień',
  reasonTitle: 'Dlaczego odchodzisz?',
  reasonText: 'Pomożesz nam działać lepiej. Nie musisz odpowiadać.',
  reasons: {
    met_somebody: 'Mam już kogoś',
    no_matches: 'Nie znajduję nikogo dla siebie',
    too_many_mails: 'Za dużo e-maili',
    too_expensive: 'Jest za drogo',
    privacy: 'Martwię się o prywatność',
    other: 'Coś innego',
  },
  textLabel: 'Chcesz powiedzieć nam więcej? (opcjonalnie)',
  next: 'Dalej',
  skip: 'Pomiń',
  offers: {
    pause_mails: {
      title: 'Dać ci na chwilę spokój?',
      text: 'Żadnych e-maili od nas przez 30 dni. Konto zostaje bez zmian.',
      accept: 'Wstrzymaj e-maile',
    },
    invisible: {
      title: 'Wolisz się nie pokazywać?',
      text: 'W trybie niewidocznym nikt cię nie znajdzie. Rozmowy zostają, a ty wracasz, kiedy chcesz.',
      accept: 'Włącz tryb niewidoczny',
    },
    discount: {
      title: '{percentage}% zniżki, jeśli zostaniesz',
      text: 'Kod na następny zakup, tylko dla ciebie. Działa raz, przez 7 dni.',
      accept: 'Zostaję ze zniżką',
    },
  },
  decline: 'Nie, usuwam konto',
  other: 'Pokaż mi inną propozycję',
  accepted: {
    title: 'Dobrze, że zostajesz',
    pause_mails: 'Twoje e-maile są wstrzymane do {date}.',
    invisible: 'Nikt cię teraz nie widzi. Możesz to zmienić w ustawieniach.',
    discount: 'Oto twój kod na {percentage}% zniżki. Działa raz, do {date}.',
    code: 'Twój kod',
    copy: 'Skopiuj kod',
    copied: 'Skopiowano',
    toSettings: 'Wróć do ustawień',
    toCredits: 'Przejdź do kredytów',
    deleteAnyway: 'Mimo to usuń konto',
  },
  confirmTitle: 'Usunąć konto?',
  losses: 'Co się wtedy stanie',
  hidden: 'Nikt cię już nie zobaczy, a wszystkie urządzenia zostaną od razu wylogowane.',
  comeBack: 'Przez {days} dni możesz wrócić, korzystając z linku, który wyślemy ci e-mailem.',
  gone: 'Potem profil, zdjęcia i wiadomości znikną na zawsze.',
  credits_one: 'Przepadnie {count} kredyt.',
  credits_few: 'Przepadną {count} kredyty.',
  credits_many: 'Przepadnie {count} kredytów.',
  credits_other: 'Przepadnie {count} kredytu.',
  refundable: 'Możemy zwrócić za nie {amount}: najpierw napisz na {email}.',
  submit: 'Usuń moje konto',
  keep: 'Zachowaj konto',
} satisfies Messages<typeof source>;
