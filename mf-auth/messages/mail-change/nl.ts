import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Bevestig {email} met de link die we daarheen hebben gestuurd. Die is geldig tot {moment}; tot dan verandert er niets.',
    resend: 'De link opnieuw sturen',
    sent: 'We hebben een nieuwe link gestuurd naar {email}. De oude werkt niet meer.',
    cancel: 'Wijziging annuleren',
    cancelled: 'Je e-mailadres blijft zoals het is.',
  },
  request: {
    title: 'Je e-mailadres wijzigen',
    text: 'We sturen een link naar het nieuwe adres. Er verandert pas iets als je die opent.',
    email: 'Nieuw e-mailadres',
    submit: 'Stuur me de link',
    sentTitle: 'Nog één stap',
    sent: 'We hebben een link gestuurd naar {email}. Die is 24 uur geldig.',
    done: 'Klaar',
  },
  title: 'Bevestig je nieuwe e-mailadres',
  text: 'Daarna log je in met het nieuwe adres en gaan onze mails daarheen.',
  submit: 'Adres bevestigen',
  doneTitle: 'Je adres is gewijzigd',
  done: 'Je nieuwe e-mailadres is {email}.',
  toMembers: 'Verder naar de leden',
  toLogin: 'Inloggen',
  failedTitle: 'Deze link is niet meer geldig',
  takenTitle: 'Dit adres is al in gebruik',
  newMail: 'Nieuwe e-mail aanvragen',
} satisfies Messages<typeof source>;
