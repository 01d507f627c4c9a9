import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Rapporter profilen',
  title: 'Rapporter {name}',
  close: 'Lukk',
  intro: '{name} får ikke vite hvem som rapporterte. Er du i fare nå? Ring nødnummeret der du er.',

  category: 'Hva gjelder det?',
  choose: 'Velg',
  categoryMissing: 'Velg hva det gjelder.',
  categories: {
    fake_profile: 'Falsk profil eller bilder av noen andre',
    scam_spam: 'Svindel, spam eller noen som ber om penger',
    harassment: 'Fornærmelser eller trakassering',
    threat: 'Trusler eller vold',
    underage: 'Kan være under 18',
    illegal_content: 'Ulovlig innhold',
    photo: 'Et upassende eller forbudt bilde',
    other: 'Noe annet',
  },

  evidence: 'Hvor ser vi det?',
  wholeProfile: 'Hele profilen',
  photo: 'Bilde {number} av {name}',
  message: 'Meldingen du rapporterer, og de rett før den, sendes til teamet vårt sammen med rapporten.',

  text: 'Hva har skjedd?',
  textHint: 'Minst 10 tegn. Jo mer nøyaktig du er, desto raskere kan vi avgjøre saken.',
  textMissing: 'Beskriv det med minst 10 tegn.',
  email: 'E-postadressen din (valgfritt)',
  emailHint: 'For bekreftelsen og avgjørelsen vår. {name} ser den aldri.',

  goodFaith: 'Jeg mener i god tro at det jeg skriver, er riktig og fullstendig.',
  goodFaithMissing: 'Vi kan bare ta imot en rapport som er gitt i god tro.',
  block: 'Blokker {name} også',
  blockDetail: 'Dere møtes ikke lenger, og samtalene deres blir fjernet.',
  submit: 'Send rapporten',

  doneTitle: 'Takk, vi har mottatt rapporten din',
  receipt: 'Saksnummeret ditt',
  receiptMail: 'Vi har også sendt deg bekreftelsen på e-post. Lenken i den viser hvordan det går med saken.',
  next: 'Dette skjer nå',
  nextLook: 'Teamet vårt ser på rapporten din, vanligvis innen et døgn.',
  nextDecide: 'Så avgjør vi saken og gir en begrunnelse. Både du og medlemmet du rapporterte, får en e-post.',
  nextAppeal: 'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
  nextVisitor: 'Så avgjør vi saken og gir en begrunnelse. Ta vare på saksnummeret, så du kan spørre om saken.',
  blocked: '{name} er blokkert: dere møtes ikke lenger her.',
  done: 'Ferdig',
} satisfies Messages<typeof source>;
