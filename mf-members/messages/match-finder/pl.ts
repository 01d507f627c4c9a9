import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Sześć pytań i wiesz, kto do ciebie pasuje',
  progress: 'Pytanie {number} z {total}',
  position: '{number} z {total}',
  back: 'Poprzednie pytanie',
  next: 'Dalej',
  show: 'Pokaż, kto pasuje',
  loading: 'Wczytujemy twoje odpowiedzi…',
  failedTitle: 'Nie udało się wczytać twoich odpowiedzi',
  offlineTitle: 'Jesteś offline',
  offline: 'Przejdziesz dalej, gdy tylko wróci połączenie.',

  who: {
    title: 'Kogo chcesz poznać?',
    lead: 'Sześć krótkich pytań, a potem zobaczysz, kto pasuje.',
    female: 'Kobiety',
    male: 'Mężczyzn',
    both: 'Kobiety i mężczyzn',
  },
  age: { title: 'W jakim wieku?', lead: 'Obie granice też się liczą.' },
  place: { title: 'Gdzie mają mieszkać?', lead: 'W całym kraju albo w jego części.' },
  intention: {
    title: 'Czego szukasz?',
    lead: 'Osoby, które chcą tego samego, zobaczysz w grze Swipe jako pierwsze.',
    relationship: 'Związku',
    dating: 'Randek, a potem się zobaczy',
    friendship: 'Przyjaźni',
    chat: 'Kogoś do rozmowy',
  },
  interests: {
    title: 'Co ma was łączyć?',
    lead: 'Najwyżej trzy zainteresowania. Wystarczy jedno wspólne.',
    chosen: 'Wybrano {count} z {limit}',
  },
  strict: {
    title: 'Jak ważny jest wiek?',
    lead: 'Możesz to zmienić w każdej chwili.',
    soft: 'Inny też wchodzi w grę',
    softDetail: 'Twój profil mogą znaleźć osoby w każdym wieku.',
    hard: 'Tylko ten przedział',
    hardDetail: 'Osoby spoza tego przedziału też nie zobaczą twojego profilu.',
  },
} satisfies Messages<typeof en>;
