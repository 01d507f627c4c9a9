import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Anmeld profilen',
  title: 'Anmeld {name}',
  close: 'Luk',
  intro: '{name} får ikke at vide, hvem anmeldelsen kommer fra. Er du i fare nu? Ring til det lokale alarmnummer.',

  category: 'Hvad handler det om?',
  choose: 'Vælg',
  categoryMissing: 'Vælg, hvad det handler om.',
  categories: {
    fake_profile: 'Falsk profil eller en andens billeder',
    scam_spam: 'Svindel, spam eller nogen, der beder om penge',
    harassment: 'Fornærmelser eller chikane',
    threat: 'Trusler eller vold',
    underage: 'Måske under 18',
    illegal_content: 'Ulovligt indhold',
    photo: 'Et upassende eller forbudt billede',
    other: 'Noget andet',
  },

  evidence: 'Hvor kan vi se det?',
  wholeProfile: 'Profilen som helhed',
  photo: 'Billede {number} af {name}',
  message: 'Beskeden, du anmelder, og dem lige før den, sendes til vores team sammen med din anmeldelse.',

  text: 'Hvad skete der?',
  textHint: 'Mindst 10 tegn. Jo mere præcist, jo hurtigere kan vi afgøre sagen.',
  textMissing: 'Beskriv det med mindst 10 tegn.',
  email: 'Din e-mailadresse (valgfrit)',
  emailHint: 'Til bekræftelsen og vores afgørelse. {name} får den aldrig at se.',

  goodFaith: 'Jeg mener i god tro, at det, jeg skriver, er korrekt og fuldstændigt.',
  goodFaithMissing: 'Vi kan kun tage imod en anmeldelse, der er givet i god tro.',
  block: 'Blokér også {name}',
  blockDetail: 'I møder ikke længere hinanden, og jeres samtaler bliver fjernet.',
  submit: 'Send anmeldelsen',

  doneTitle: 'Tak, vi har modtaget din anmeldelse',
  receipt: 'Din reference',
  receiptMail: 'Vi har også sendt dig bekræftelsen på e-mail. Linket i den viser, hvordan det går med sagen.',
  next: 'Det sker der nu',
  nextLook: 'Vores team ser på din anmeldelse, normalt inden for et døgn.',
  nextDecide:
    'Teamet afgør sagen og giver en begrundelse. Du får en e-mail, og det gør medlemmet, du har anmeldt, også.',
  nextAppeal: 'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
  nextVisitor: 'Teamet afgør sagen og giver en begrundelse. Gem referencen, så du kan spørge til sagen.',
  blocked: '{name} er blokeret: I møder ikke længere hinanden her.',
  done: 'Færdig',
} satisfies Messages<typeof source>;
