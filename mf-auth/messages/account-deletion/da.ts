import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Trin {step} af 3',
  back: 'Tilbage til indstillingerne',
  reasonTitle: 'Hvorfor forlader du os?',
  reasonText: 'Dit svar hjælper os med at blive bedre. Du behøver ikke at svare.',
  reasons: {
    met_somebody: 'Jeg har mødt en',
    no_matches: 'Jeg finder ingen, der passer',
    too_many_mails: 'For mange e-mails',
    too_expensive: 'Det er for dyrt',
    privacy: 'Jeg er bekymret for mit privatliv',
    other: 'Noget andet',
  },
  textLabel: 'Vil du fortælle os mere? (valgfrit)',
  next: 'Fortsæt',
  skip: 'Spring over',
  offers: {
    pause_mails: {
      title: 'Skal vi lade dig være i fred et stykke tid?',
      text: 'Ingen e-mails fra os i 30 dage. Din konto bliver, som den er.',
      accept: 'Sæt e-mails på pause',
    },
    invisible: {
      title: 'Vil du hellere være usynlig?',
      text: 'I usynlig tilstand kan ingen finde dig. Du beholder dine samtaler og kommer tilbage, når du vil.',
      accept: 'Gør mig usynlig',
    },
    discount: {
      title: '{percentage} % rabat, hvis du bliver',
      text: 'En kode til dit næste køb, kun til dig. Den virker én gang, inden for 7 dage.',
      accept: 'Bliv, og få rabatten',
    },
  },
  decline: 'Nej, fortsæt sletningen',
  other: 'Vis mig et andet tilbud',
  accepted: {
    title: 'Dejligt, at du bliver',
    pause_mails: 'Dine e-mails er sat på pause indtil {date}.',
    invisible: 'Nu er du usynlig. Du kan ændre det i indstillingerne.',
    discount: 'Her er din kode til {percentage} % rabat. Den virker én gang, indtil {date}.',
    code: 'Din kode',
    copy: 'Kopiér koden',
    copied: 'Kopieret',
    toSettings: 'Tilbage til indstillingerne',
    toCredits: 'Til credits',
    deleteAnyway: 'Slet min konto alligevel',
  },
  confirmTitle: 'Vil du slette din konto?',
  losses: 'Det sker der så',
  hidden: 'Ingen kan se dig længere, og du bliver logget ud overalt med det samme.',
  comeBack: 'I {days} dage kan du komme tilbage med et link, som vi sender dig på e-mail.',
  gone: 'Derefter er profil, billeder og beskeder væk for altid.',
  credits_one: '{count} credit går tabt.',
  credits_other: '{count} credits går tabt.',
  refundable: 'Du kan få {amount} tilbage for dem: Skriv først til {email}.',
  submit: 'Slet min konto',
  keep: 'Behold min konto',
} satisfies Messages<typeof source>;
