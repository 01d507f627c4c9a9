import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Een ogenblik …',
  photo: 'Foto van {name}',
  likes: '{name} houdt van',
  fictional: 'fictief profiel',
  failedTitle: 'De pagina kon niet worden geladen',
  offlineTitle: 'Je bent offline',
  offlineText: 'De pagina opent zodra je weer online bent.',
  retry: 'Opnieuw proberen',
  none: {
    title: 'Iemand leuks is dichterbij dan je denkt.',
    lead: 'Maak je profiel, kijk wie er in de buurt woont en schrijf de eerste zin.',
    action: 'Begin gratis',
    ask: 'Ook nieuw hier?',
    answer: 'Sinds vandaag.',
  },
  portrait: {
    title: 'Dit is {name}.',
    lead: 'Eén zin is genoeg om te beginnen. Aanmelden is gratis, en je eerste bericht wacht tot jij zover bent.',
    action: 'Schrijf naar {name}',
  },
  opener: {
    legend: 'Kies je eerste zin',
    empty: 'Nog geen berichten. Iemand moet beginnen.',
    action: 'Stuur naar {name}',
    note: 'Je meldt je eerst aan. Daar kun je de zin nog veranderen.',
    usual: {
      title: 'Jij en {name}: de eerste zin.',
      lead: 'Kies er een, of schrijf in de volgende stap je eigen zin.',
      a: 'Hallo {name}. Ik ben bij je foto blijven hangen.',
      b: 'Twee vragen: koffie of thee, en wanneer?',
      c: 'Ik weet niets slims te zeggen. Maar ik wil je graag leren kennen.',
    },
    variants: {
      weekend: {
        title: '{name} en het weekend.',
        lead: 'Het is maar een vraag. Kies de jouwe.',
        a: 'Zondag wandelen, en kijken waar we uitkomen?',
        b: 'Wat doe jij als het op zaterdag regent?',
        c: 'Ik ken een tentje met goede taart. Weet jij iets beters?',
      },
    },
  },
  half: {
    you: 'Jij?',
    question: 'Wat heb jij gemeen met {name}?',
    none: 'Tik aan wat jij ook leuk vindt.',
    common_one: '{count} ding gemeen',
    common_other: '{count} dingen gemeen',
    action: 'Zeg hallo tegen {name}',
    usual: {
      title: 'De andere helft ontbreekt nog.',
      lead: 'Dit is {name}. Kijk hoeveel van het plaatje jij invult.',
    },
    variants: {
      music: {
        title: 'Zelfde lied, andere helft.',
        lead: 'Ergens neuriet {name} mee. Kijk of jij de melodie kent.',
      },
    },
  },
  signup: {
    title: 'Zeg hallo tegen {name}.',
  },
} satisfies Messages<typeof source>;
