import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Anmeld eller klag',
  intro:
    'Er noget her ulovligt, i strid med vores regler, eller er noget gået galt for dig? Skriv til os. Et menneske læser det, afgør sagen og giver en begrundelse.',
  emergency: 'Er du i fare nu? Ring til det lokale alarmnummer.',
  onProfile: 'Du anmelder et medlem hurtigst med »Anmeld« på profilen eller i samtalen.',

  category: 'Hvad handler det om?',
  choose: 'Vælg',
  categoryMissing: 'Vælg, hvad det handler om.',
  categories: {
    fake_profile: 'Falsk profil eller en andens billeder',
    scam_spam: 'Svindel, spam eller nogen, der beder om penge',
    harassment: 'Fornærmelser eller chikane',
    threat: 'Trusler eller vold',
    underage: 'Nogen, der måske er under 18',
    illegal_content: 'Ulovligt indhold',
    photo: 'Et upassende eller forbudt billede',
    payment: 'En betaling eller tilbagebetaling',
    other: 'Noget andet',
  },

  where: 'Hvor er det?',
  whereOptional: 'Hvor er det? (valgfrit)',
  whereHint: 'Sidens adresse fra din browser. Har du den ikke: medlemmets navn og datoen.',
  whereMissing: 'Fortæl os, hvor vi finder det.',
  chatsLeave: 'Dine samtaler med dette medlem bliver fjernet fra din liste.',

  text: 'Hvad skete der, og hvorfor er det forkert?',
  textHint:
    'Mindst 10 tegn. Jo mere præcist, jo hurtigere kan vi afgøre sagen. Skriv ordrenummeret, hvis det drejer sig om en betaling.',
  textMissing: 'Beskriv det med mindst 10 tegn.',

  name: 'Dit navn (valgfrit)',
  email: 'Din e-mailadresse',
  emailOptional: 'Din e-mailadresse (valgfrit)',
  emailHint: 'Til bekræftelsen og vores afgørelse. Dem, du anmelder, får den aldrig at se.',
  emailMissing: 'Skriv din e-mailadresse, så vi kan svare.',
  asMember: 'Bekræftelsen og vores afgørelse sendes til e-mailadressen til din konto.',

  goodFaith: 'Jeg mener i god tro, at det, jeg skriver, er korrekt og fuldstændigt.',
  goodFaithMissing: 'Vi kan kun tage imod det, der er skrevet i god tro.',
  offline: 'Du er offline. Din tekst bliver her. Send den, når du er online igen.',
  submit: 'Send',

  doneTitle: 'Tak, vi har modtaget det',
  number: 'Dit nummer',
  mailTo: 'Bekræftelsen er på vej til {email}. Linket i den viser, hvordan det går med sagen.',
  mailMember: 'Vi har også sendt dig bekræftelsen på e-mail. Linket i den viser, hvordan det går med sagen.',
  noMail: 'Du har ikke angivet en e-mailadresse. Gem linket til din sag: Det er den eneste vej til vores afgørelse.',
  next: 'Det sker der nu',
  nextLook: 'Vores team ser på det, normalt inden for et døgn.',
  nextDecide: 'Teamet afgør sagen og giver en begrundelse.',
  nextAppeal: 'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
  open: 'Åbn min sag',
  again: 'Anmeld noget andet',

  caseTitle: 'Sag',
  caseLoading: 'Indlæser sagen',
  caseFailed: 'Sagen kunne ikke indlæses.',
  caseUnknown: 'Dette link åbner ingen sag',
  caseUnknownText:
    'Kontrollér, at det er fuldstændigt. Det er ikke længere gyldigt, når kontoen, det hører til, er slettet.',
  retry: 'Prøv igen',
  about: 'Vedrører',
  received: 'Modtaget',
  state: 'Status',
  states: {
    open: 'Modtaget. Snart ser et menneske på det.',
    in_review: 'Et menneske ser på det.',
    actioned: 'Afgjort. Vi har grebet ind.',
    dismissed: 'Afgjort. Vi har ikke fundet noget, der er i strid med vores regler eller loven.',
  },
  reasons: 'Vores begrundelse',
  form: 'Til formularen',

  appealTitle: 'Bed om en ny vurdering',
  appealIntro: 'Er du ikke enig? Indtil {date} kan du bede om en ny vurdering, én gang og gratis.',
  appealText: 'Hvad gjorde vi forkert?',
  appealHint: 'Mindst 10 tegn.',
  appealSubmit: 'Bed om en ny vurdering',
  appealed: 'Du har bedt om en ny vurdering. Du får resultatet på e-mail, hvis vi har din adresse.',
} satisfies Messages<typeof source>;
