import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Ångra avtalet',
  intro: 'Du kan ångra en beställning inom {days} dagar, utan att ange något skäl.',
  loading: 'Laddar dina beställningar',
  ordersFailed: 'Dina beställningar kunde inte laddas. Du kan ändå ange ordernumret.',
  choose: 'Vilken beställning?',
  order: '{credits} krediter, {amount}',
  orderDetail: '{date} · {number} · till {until}',
  another: 'En annan beställning',
  number: 'Ordernummer',
  numberHint: 'Tio siffror. Det står i mejlet om din betalning.',
  numberInvalid: 'Ange de tio siffrorna i ditt ordernummer.',
  email: 'Mejladressen till ditt konto',
  emailInvalid: 'Ange mejladressen till ditt konto.',
  submit: 'Fortsätt',
  confirmTitle: 'Ditt ångermeddelande',
  statement: 'Jag frånträder avtalet om min beställning {number}.',
  statementOrder: 'Beställning',
  statementEmail: 'Mejladress',
  bought: 'Betalt',
  unused: 'Oanvända krediter',
  unusedOf: '{unused} av {credits}',
  refund: 'Du får tillbaka',
  effect:
    'Är alla krediter oanvända får du tillbaka allt, annars den del som motsvarar de oanvända. De tas bort från ditt saldo, och Premium upphör om du inte har det genom en annan beställning.',
  sameWay: 'Du får tillbaka pengarna på samma sätt som du betalade.',
  confirm: 'Bekräfta frånträde',
  back: 'Tillbaka',
  offline: 'Du är offline. Inget har skickats.',
  doneTitle: 'Vi har fått ditt ångermeddelande',
  doneMoment: 'Mottaget',
  doneId: 'Nummer på ditt ångermeddelande',
  doneMailMember: 'Om några minuter får du ett mejl med tidpunkten och beloppet.',
  doneMail:
    'Om numret och adressen hör ihop kommer det om några minuter ett mejl till adressen, med tidpunkten och beloppet. Inget mejl? Kontrollera numret och försök igen, eller skriv till vår kundservice.',
  keep: 'Ha den här sidan öppen tills mejlet har kommit.',
  again: 'Ångra en annan beställning',
} satisfies Messages<typeof source>;
