import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Rapporter eller klag',
  intro:
    'Er noe her ulovlig, bryter det reglene våre, eller gikk noe galt for deg? Skriv til oss. Et menneske leser det, avgjør saken og gir en begrunnelse.',
  emergency: 'Er du i fare nå? Ring nødnummeret der du er.',
  onProfile: 'Raskest rapporterer du et medlem med «Rapporter» på profilen eller i samtalen.',

  category: 'Hva gjelder det?',
  choose: 'Velg',
  categoryMissing: 'Velg hva det gjelder.',
  categories: {
    fake_profile: 'Falsk profil eller bilder av noen andre',
    scam_spam: 'Svindel, spam eller noen som ber om penger',
    harassment: 'Fornærmelser eller trakassering',
    threat: 'Trusler eller vold',
    underage: 'Noen som kan være under 18',
    illegal_content: 'Ulovlig innhold',
    photo: 'Et upassende eller forbudt bilde',
    payment: 'En betaling eller tilbakebetaling',
    other: 'Noe annet',
  },

  where: 'Hvor er det?',
  whereOptional: 'Hvor er det? (valgfritt)',
  whereHint:
    'Adressen til siden, fra adressefeltet i nettleseren. Har du den ikke, skriver du navnet på medlemmet og datoen.',
  whereMissing: 'Fortell oss hvor vi finner det.',
  chatsLeave: 'Samtalene dine med dette medlemmet blir fjernet fra listen din.',

  text: 'Hva har skjedd, og hvorfor er det galt?',
  textHint:
    'Minst 10 tegn. Jo mer nøyaktig du er, desto raskere kan vi avgjøre saken. Gjelder det en betaling, tar du med bestillingsnummeret.',
  textMissing: 'Beskriv det med minst 10 tegn.',

  name: 'Navnet ditt (valgfritt)',
  email: 'E-postadressen din',
  emailOptional: 'E-postadressen din (valgfritt)',
  emailHint: 'For bekreftelsen og avgjørelsen vår. De du rapporterer, ser den aldri.',
  emailMissing: 'Skriv inn e-postadressen din, så vi kan svare.',
  asMember: 'Bekreftelsen og avgjørelsen vår sendes til e-postadressen til kontoen din.',

  goodFaith: 'Jeg mener i god tro at det jeg skriver, er riktig og fullstendig.',
  goodFaithMissing: 'Vi kan bare ta imot det som er skrevet i god tro.',
  offline: 'Du er uten nett. Teksten blir liggende her. Send den når du er på nett igjen.',
  submit: 'Send',

  doneTitle: 'Takk, vi har mottatt det',
  number: 'Saksnummeret ditt',
  mailTo: 'Bekreftelsen er på vei til {email}. Lenken i den viser hvordan det går med saken.',
  mailMember: 'Vi har også sendt deg bekreftelsen på e-post. Lenken i den viser hvordan det går med saken.',
  noMail: 'Du oppga ingen e-postadresse. Ta vare på lenken til saken din: den er den eneste veien til avgjørelsen vår.',
  next: 'Dette skjer nå',
  nextLook: 'Teamet vårt ser på det, vanligvis innen et døgn.',
  nextDecide: 'Så avgjør vi saken og gir en begrunnelse.',
  nextAppeal: 'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
  open: 'Åpne saken min',
  again: 'Rapporter noe annet',

  caseTitle: 'Sak',
  caseLoading: 'Laster inn saken',
  caseFailed: 'Saken kunne ikke lastes inn.',
  caseUnknown: 'Denne lenken åpner ingen sak',
  caseUnknownText: 'Kontroller at den er fullstendig. Den er ikke lenger gyldig når kontoen den hører til, er slettet.',
  retry: 'Prøv igjen',
  about: 'Gjelder',
  received: 'Mottatt',
  state: 'Status',
  states: {
    open: 'Mottatt. Snart ser et menneske på det.',
    in_review: 'Et menneske ser på det.',
    actioned: 'Avgjort. Vi har grepet inn.',
    dismissed: 'Avgjort. Vi har ikke funnet noe som bryter reglene våre eller loven.',
  },
  reasons: 'Begrunnelsen vår',
  form: 'Til skjemaet',

  appealTitle: 'Be om en ny vurdering',
  appealIntro: 'Er du ikke enig? Fram til {date} kan du be om en ny vurdering, én gang og gratis.',
  appealText: 'Hva gjorde vi feil?',
  appealHint: 'Minst 10 tegn.',
  appealSubmit: 'Be om en ny vurdering',
  appealed: 'Du har bedt om en ny vurdering. Du får resultatet på e-post hvis vi har adressen din.',
} satisfies Messages<typeof source>;
