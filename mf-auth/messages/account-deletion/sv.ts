import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Steg {step} av 3',
  back: 'Tillbaka till inställningarna',
  reasonTitle: 'Varför lämnar du oss?',
  reasonText: 'Ditt svar hjälper oss att bli bättre. Du behöver inte svara.',
  reasons: {
    met_somebody: 'Jag har träffat någon',
    no_matches: 'Jag hittar ingen som passar mig',
    too_many_mails: 'För många mejl',
    too_expensive: 'Det är för dyrt',
    privacy: 'Jag är orolig för min integritet',
    other: 'Något annat',
  },
  textLabel: 'Vill du berätta mer? (valfritt)',
  next: 'Fortsätt',
  skip: 'Hoppa över',
  offers: {
    pause_mails: {
      title: 'Ska vi lämna dig i fred ett tag?',
      text: 'Inga mejl från oss på 30 dagar. Ditt konto är kvar precis som det är.',
      accept: 'Pausa mejlen',
    },
    invisible: {
      title: 'Vill du hellre inte synas?',
      text: 'I osynligt läge hittar ingen dig. Dina chattar finns kvar, och du kommer tillbaka när du vill.',
      accept: 'Gör mig osynlig',
    },
    discount: {
      title: '{percentage} % rabatt om du stannar',
      text: 'En kod till ditt nästa köp, bara för dig. Den kan användas en gång, inom 7 dagar.',
      accept: 'Stanna med rabatten',
    },
  },
  decline: 'Nej, fortsätt radera',
  other: 'Visa ett annat erbjudande',
  accepted: {
    title: 'Vad fint att du stannar',
    pause_mails: 'Mejlen från oss är pausade till {date}.',
    invisible: 'Nu är du osynlig. Du kan ändra det i inställningarna.',
    discount: 'Här är koden som ger dig {percentage} % rabatt. Den kan användas en gång, fram till {date}.',
    code: 'Din kod',
    copy: 'Kopiera koden',
    copied: 'Kopierad',
    toSettings: 'Tillbaka till inställningarna',
    toCredits: 'Till krediterna',
    deleteAnyway: 'Radera mitt konto ändå',
  },
  confirmTitle: 'Vill du radera ditt konto?',
  losses: 'Det här händer då',
  hidden: 'Ingen ser dig längre, och du loggas genast ut överallt.',
  comeBack: 'I {days} dagar kan du komma tillbaka via en länk som vi mejlar dig.',
  gone: 'Därefter är profil, bilder och meddelanden borta för gott.',
  credits_one: '{count} kredit går förlorad.',
  credits_other: '{count} krediter går förlorade.',
  refundable: 'Vi kan betala tillbaka {amount} för dem: skriv först till {email}.',
  submit: 'Radera mitt konto',
  keep: 'Behåll mitt konto',
} satisfies Messages<typeof source>;
