import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Trinn {step} av 3',
  back: 'Tilbake til innstillingene',
  reasonTitle: 'Hvorfor forlater du oss?',
  reasonText: 'Svaret hjelper oss å bli bedre. Du trenger ikke å svare.',
  reasons: {
    met_somebody: 'Jeg har møtt noen',
    no_matches: 'Jeg finner ingen som passer',
    too_many_mails: 'For mange e-poster',
    too_expensive: 'Det er for dyrt',
    privacy: 'Jeg er bekymret for personvernet mitt',
    other: 'Noe annet',
  },
  textLabel: 'Vil du fortelle oss mer? (valgfritt)',
  next: 'Fortsett',
  skip: 'Hopp over',
  offers: {
    pause_mails: {
      title: 'Skal vi la deg være i fred en stund?',
      text: 'Ingen e-poster fra oss i 30 dager. Kontoen din blir som den er.',
      accept: 'Sett e-postene på pause',
    },
    invisible: {
      title: 'Vil du helst ikke bli sett?',
      text: 'I usynlig modus finner ingen deg. Du beholder samtalene dine og kommer tilbake når du vil.',
      accept: 'Gjør meg usynlig',
    },
    discount: {
      title: '{percentage} % rabatt hvis du blir',
      text: 'En kode til neste kjøp, bare for deg. Den kan brukes én gang, innen 7 dager.',
      accept: 'Bli og få rabatten',
    },
  },
  decline: 'Nei, fortsett slettingen',
  other: 'Vis meg et annet tilbud',
  accepted: {
    title: 'Så fint at du blir',
    pause_mails: 'E-postene fra oss er satt på pause til {date}.',
    invisible: 'Nå er du usynlig. Du kan endre det i innstillingene.',
    discount: 'Her er koden som gir deg {percentage} % rabatt. Den kan brukes én gang, fram til {date}.',
    code: 'Koden din',
    copy: 'Kopier koden',
    copied: 'Kopiert',
    toSettings: 'Tilbake til innstillingene',
    toCredits: 'Til kredittene',
    deleteAnyway: 'Slett kontoen min likevel',
  },
  confirmTitle: 'Vil du slette kontoen din?',
  losses: 'Dette skjer da',
  hidden: 'Ingen ser deg lenger, og du blir logget ut overalt med en gang.',
  comeBack: 'I {days} dager kan du komme tilbake med en lenke som vi sender deg på e-post.',
  gone: 'Etter det er profil, bilder og meldinger borte for godt.',
  credits_one: '{count} kreditt går tapt.',
  credits_other: '{count} kreditter går tapt.',
  refundable: 'Vi kan betale tilbake {amount} for dem: skriv til {email} først.',
  submit: 'Slett kontoen min',
  keep: 'Behold kontoen min',
} satisfies Messages<typeof source>;
