import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Chwileczkę…',
  photo: 'Zdjęcie: {name}',
  likes: '{name} lubi',
  fictional: 'profil fikcyjny',
  failedTitle: 'Nie udało się wczytać tej strony',
  offlineTitle: 'Jesteś offline',
  offlineText: 'Strona otworzy się, gdy tylko wróci połączenie.',
  retry: 'Spróbuj ponownie',
  none: {
    title: 'Ktoś nowy jest bliżej, niż myślisz.',
    lead: 'Załóż profil, zobacz, kto mieszka w pobliżu, i napisz pierwsze zdanie.',
    action: 'Zacznij za darmo',
    ask: 'Też od niedawna?',
    answer: 'Od dziś.',
  },
  portrait: {
    title: 'Oto {name}.',
    lead: 'Na początek wystarczy jedno zdanie. Konto jest darmowe, a twoja pierwsza wiadomość poczeka, aż przyjdzie na nią pora.',
    action: 'Napisz do: {name}',
  },
  opener: {
    legend: 'Wybierz pierwsze zdanie',
    empty: 'Nie ma jeszcze wiadomości. Ktoś musi zacząć.',
    action: 'Wyślij do: {name}',
    note: 'Najpierw założysz konto. Zdanie możesz tam jeszcze zmienić.',
    usual: {
      title: 'Ty i {name}: pierwsze zdanie.',
      lead: 'Wybierz jedno albo w następnym kroku napisz własne.',
      a: 'Cześć, {name}. Nie umiem przejść obojętnie obok twojego zdjęcia.',
      b: 'Dwa pytania: kawa czy herbata? I kiedy?',
      c: 'Nie mam w zanadrzu błyskotliwego tekstu. Ale bardzo chcę cię poznać.',
    },
    variants: {
      weekend: {
        title: '{name} i weekend.',
        lead: 'To tylko pytanie. Wybierz swoje.',
        a: 'Niedzielny spacer i zobaczymy, dokąd nas zaprowadzi?',
        b: 'Co robisz, kiedy w sobotę pada?',
        c: 'Znam miejsce z dobrym ciastem. A ty znasz lepsze?',
      },
    },
  },
  half: {
    you: 'Ty?',
    question: 'Ty i {name}: co was łączy?',
    none: 'Zaznacz, co też lubisz.',
    common_one: '{count} wspólna rzecz',
    common_few: '{count} wspólne rzeczy',
    common_many: '{count} wspólnych rzeczy',
    common_other: '{count} wspólnej rzeczy',
    action: 'Powiedz: „Cześć, {name}!”',
    usual: {
      title: 'Brakuje drugiej połowy obrazka.',
      lead: 'Oto {name}. Zobacz, ile z obrazka wypełnisz.',
    },
    variants: {
      music: {
        title: 'Ta sama piosenka, druga połowa.',
        lead: '{name} gdzieś ją nuci. Zobacz, czy znasz melodię.',
      },
    },
  },
  signup: {
    title: 'Powiedz: „Cześć, {name}!”',
  },
} satisfies Messages<typeof source>;
