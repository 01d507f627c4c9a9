import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Zgłoszenia i skargi',
  intro:
    'Coś tu jest nielegalne, łamie nasze zasady albo poszło nie tak? Napisz do nas. Zgłoszenie czyta człowiek, który podejmuje decyzję i ją uzasadnia.',
  emergency: 'Grozi ci niebezpieczeństwo? Zadzwoń na lokalny numer alarmowy.',
  onProfile: 'Osobę najszybciej zgłosisz przyciskiem „Zgłoś” w jej profilu albo w rozmowie.',

  category: 'Czego dotyczy zgłoszenie?',
  choose: 'Wybierz',
  categoryMissing: 'Wybierz, czego dotyczy zgłoszenie.',
  categories: {
    fake_profile: 'Fałszywy profil lub cudze zdjęcia',
    scam_spam: 'Oszustwo, spam lub prośby o pieniądze',
    harassment: 'Obelgi lub nękanie',
    threat: 'Groźby lub przemoc',
    underage: 'Ktoś, kto może nie mieć 18 lat',
    illegal_content: 'Nielegalne treści',
    photo: 'Nieprzyzwoite lub niedozwolone zdjęcie',
    payment: 'Płatność lub zwrot',
    other: 'Coś innego',
  },

  where: 'Gdzie to jest?',
  whereOptional: 'Gdzie to jest? (opcjonalnie)',
  whereHint: 'Adres strony z przeglądarki. Jeśli go nie masz: imię tej osoby i dzień.',
  whereMissing: 'Napisz, gdzie to znaleźć.',
  chatsLeave: 'Twoje rozmowy z tą osobą znikną z listy.',

  text: 'Co się stało i co jest w tym złego?',
  textHint:
    'Co najmniej 10 znaków. Im dokładniej, tym szybciej podejmiemy decyzję. Jeśli chodzi o płatność, podaj numer zamówienia.',
  textMissing: 'Opisz to w co najmniej 10 znakach.',

  name: 'Twoje imię i nazwisko (opcjonalnie)',
  email: 'Twój adres e-mail',
  emailOptional: 'Twój adres e-mail (opcjonalnie)',
  emailHint: 'Wyślemy na niego potwierdzenie i naszą decyzję. Zgłoszone osoby nigdy go nie zobaczą.',
  emailMissing: 'Podaj adres e-mail, żebyśmy mogli odpowiedzieć.',
  asMember: 'Potwierdzenie i naszą decyzję wyślemy na adres e-mail twojego konta.',

  goodFaith: 'Oświadczam w dobrej wierze, że to, co piszę, jest prawdziwe i kompletne.',
  goodFaithMissing: 'Przyjmujemy tylko zgłoszenia składane w dobrej wierze.',
  offline: 'Jesteś offline. Twój tekst zostaje tutaj, wyślij go, gdy wróci połączenie.',
  submit: 'Wyślij',

  doneTitle: 'Dziękujemy, mamy twoje zgłoszenie',
  number: 'Twój numer',
  mailTo: 'Potwierdzenie jest w drodze na adres {email}. Link w nim pokazuje, co dzieje się ze sprawą.',
  mailMember: 'Potwierdzenie wysłaliśmy ci też e-mailem. Link w nim pokazuje, co dzieje się ze sprawą.',
  noMail: 'Nie mamy twojego adresu e-mail. Zachowaj link do sprawy: to jedyna droga do naszej decyzji.',
  next: 'Co dalej',
  nextLook: 'Nasz zespół się temu przyjrzy, zwykle w ciągu doby.',
  nextDecide: 'Podejmie decyzję i ją uzasadni.',
  nextAppeal: 'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
  open: 'Otwórz moją sprawę',
  again: 'Zgłoś coś innego',

  caseTitle: 'Sprawa',
  caseLoading: 'Wczytujemy sprawę',
  caseFailed: 'Nie udało się wczytać sprawy.',
  caseUnknown: 'Ten link nie otwiera żadnej sprawy',
  caseUnknownText: 'Sprawdź, czy jest kompletny. Link traci ważność, gdy powiązane z nim konto zostaje usunięte.',
  retry: 'Spróbuj ponownie',
  about: 'Dotyczy',
  received: 'Wpłynęło',
  state: 'Stan',
  states: {
    open: 'Zgłoszenie wpłynęło. Teraz sprawdzi je człowiek.',
    in_review: 'Sprawdza je człowiek.',
    actioned: 'Sprawa rozstrzygnięta. Podjęliśmy działania.',
    dismissed: 'Sprawa rozstrzygnięta. Nie stwierdziliśmy naruszenia naszych zasad ani prawa.',
  },
  reasons: 'Nasze uzasadnienie',
  form: 'Do formularza',

  appealTitle: 'Poproś o ponowną ocenę',
  appealIntro: 'Nie zgadzasz się? Do {date} możesz raz, za darmo, poprosić o ponowną ocenę.',
  appealText: 'W czym się mylimy?',
  appealHint: 'Co najmniej 10 znaków.',
  appealSubmit: 'Poproś o ponowną ocenę',
  appealed: 'Twoja prośba o ponowną ocenę do nas dotarła. Wynik wyślemy e-mailem, jeśli znamy twój adres.',
} satisfies Messages<typeof source>;
