import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Overeenkomst herroepen',
  intro: 'Je kunt een bestelling binnen {days} dagen herroepen, zonder opgave van redenen.',
  loading: 'Je bestellingen worden geladen',
  ordersFailed: 'Je bestellingen konden niet worden geladen. Je kunt wel het bestelnummer invullen.',
  choose: 'Welke bestelling?',
  order: '{credits} credits, {amount}',
  orderDetail: '{date} · {number} · tot {until}',
  another: 'Een andere bestelling',
  number: 'Bestelnummer',
  numberHint: 'Tien cijfers. Je vindt het in de mail over je betaling.',
  numberInvalid: 'Vul de tien cijfers van je bestelnummer in.',
  email: 'E-mailadres van je account',
  emailInvalid: 'Vul het e-mailadres van je account in.',
  submit: 'Verder',
  confirmTitle: 'Je herroeping',
  statement: 'Ik herroep de overeenkomst van mijn bestelling {number}.',
  statementOrder: 'Bestelling',
  statementEmail: 'E-mailadres',
  bought: 'Betaald',
  unused: 'Ongebruikte credits',
  unusedOf: '{unused} van {credits}',
  refund: 'Je krijgt terug',
  effect:
    'Zijn alle credits ongebruikt, dan krijg je alles terug, anders het bedrag voor de ongebruikte. Ze gaan van je saldo af, en Premium eindigt als geen andere bestelling het voortzet.',
  sameWay: 'Je krijgt het geld terug via dezelfde betaalmethode.',
  confirm: 'Herroeping bevestigen',
  back: 'Terug',
  offline: 'Je bent offline. Er is niets verstuurd.',
  doneTitle: 'We hebben je herroeping ontvangen',
  doneMoment: 'Ontvangen',
  doneId: 'Nummer van je herroeping',
  doneMailMember: 'Binnen een paar minuten krijg je een mail met dit tijdstip en het bedrag.',
  doneMail:
    'Horen nummer en adres bij elkaar, dan komt er binnen een paar minuten een mail met dit tijdstip en het bedrag op dat adres. Geen mail? Controleer het nummer en probeer het opnieuw, of schrijf naar onze klantenservice.',
  keep: 'Houd deze pagina open tot de mail er is.',
  again: 'Nog een bestelling herroepen',
} satisfies Messages<typeof source>;
