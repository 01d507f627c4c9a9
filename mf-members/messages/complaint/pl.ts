import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Zgłoś profil',
  title: 'Zgłoś: {name}',
  close: 'Zamknij',
  intro: '{name} nie dowie się, kto wysłał zgłoszenie. Grozi ci niebezpieczeństwo? Zadzwoń na lokalny numer alarmowy.',

  category: 'Czego dotyczy zgłoszenie?',
  choose: 'Wybierz',
  categoryMissing: 'Wybierz, czego dotyczy zgłoszenie.',
  categories: {
    fake_profile: 'Fałszywy profil lub cudze zdjęcia',
    scam_spam: 'Oszustwo, spam lub prośby o pieniądze',
    harassment: 'Obelgi lub nękanie',
    threat: 'Groźby lub przemoc',
    underage: 'Może nie mieć 18 lat',
    illegal_content: 'Nielegalne treści',
    photo: 'Nieprzyzwoite lub niedozwolone zdjęcie',
    other: 'Coś innego',
  },

  evidence: 'Gdzie to widać?',
  wholeProfile: 'W całym profilu',
  photo: 'Zdjęcie {number}: {name}',
  message: 'Zgłaszana wiadomość i te tuż przed nią trafią ze zgłoszeniem do naszego zespołu.',

  text: 'Co się stało?',
  textHint: 'Co najmniej 10 znaków. Im dokładniej, tym szybciej podejmiemy decyzję.',
  textMissing: 'Opisz to w co najmniej 10 znakach.',
  email: 'Twój adres e-mail (opcjonalnie)',
  emailHint: 'Wyślemy na niego potwierdzenie i naszą decyzję. {name} nigdy go nie zobaczy.',

  goodFaith: 'Oświadczam w dobrej wierze, że to, co piszę, jest prawdziwe i kompletne.',
  goodFaithMissing: 'Przyjmujemy tylko zgłoszenia składane w dobrej wierze.',
  block: 'Także zablokuj: {name}',
  blockDetail: 'Już się nie spotkacie, a wasze rozmowy znikną.',
  submit: 'Wyślij zgłoszenie',

  doneTitle: 'Dziękujemy, mamy twoje zgłoszenie',
  receipt: 'Twój numer',
  receiptMail: 'Potwierdzenie wysłaliśmy ci też e-mailem. Link w nim pokazuje, co dzieje się ze sprawą.',
  next: 'Co dalej',
  nextLook: 'Nasz zespół przyjrzy się zgłoszeniu, zwykle w ciągu doby.',
  nextDecide: 'Podejmie decyzję i ją uzasadni. E-mail dostaniesz ty i zgłoszona osoba.',
  nextAppeal: 'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
  nextVisitor: 'Podejmie decyzję i ją uzasadni. Zachowaj numer, żeby o nią zapytać.',
  blocked: 'Zablokowano: {name}. Już się tu nie spotkacie.',
  done: 'Gotowe',
} satisfies Messages<typeof source>;
