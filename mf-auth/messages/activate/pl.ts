import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Potwierdzamy twój adres…',
  title: 'Twój adres jest potwierdzony',
  lead: 'Witaj, {name}. Od czego zaczynamy?',
  leadVisitor: 'Twój adres jest potwierdzony. Zaloguj się, żeby przejść dalej.',
  open: 'Nikt cię jeszcze nie znajdzie: kilka pytań o ciebie czeka na odpowiedź.',
  undelivered: 'Twojej wiadomości nie udało się dostarczyć: z tą osobą nie ma już kontaktu. Oto jej treść:',
  hostText: 'Jesteś tu dzięki stronie tej osoby.',
  hostAction: 'Napisz do: {name}',
  profileTitle: 'Twój profil',
  profileText: 'Zdjęcie i kilka słów o sobie to więcej odpowiedzi.',
  profileReadyText: 'Twoje zdjęcie i odpowiedzi już tam są. Możesz je zmienić w każdej chwili.',
  profileOpen: 'Dokończ profil',
  profileDone: 'Zobacz mój profil',
  premiumTitle: 'Premium',
  premiumText: 'Oglądaj wszystkie zdjęcia i pisz, do kogo chcesz.',
  premiumAction: 'Zobacz, co daje Premium',
  membersTitle: 'Ludzie',
  membersText: 'Zobacz, kto jest w pobliżu.',
  membersAction: 'Poznaj ludzi',
  failedTitle: 'Nie udało się jeszcze potwierdzić twojego adresu',
  resend: 'Poproś o nowy e-mail',
  resendIn: 'Poproś o nowy e-mail za {seconds} s',
  sent: 'Wysłaliśmy nowy e-mail na adres {email}.',
  login: 'Zaloguj się, żeby poprosić o nowy e-mail',
  confirmedAlready: 'Twój adres e-mail jest już potwierdzony. Nic więcej nie trzeba robić.',
  members: 'Poznaj ludzi',
} satisfies Messages<typeof source>;
