import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Ett ögonblick …',
  photo: 'Bild på {name}',
  likes: '{name} gillar',
  fictional: 'fiktiv profil',
  failedTitle: 'Sidan kunde inte laddas',
  offlineTitle: 'Du är offline',
  offlineText: 'Sidan öppnas så fort du är online igen.',
  retry: 'Försök igen',
  none: {
    title: 'Någon ny är närmare än du tror.',
    lead: 'Skapa din profil, se vilka som bor i närheten och skriv första raden.',
    action: 'Börja gratis',
    ask: 'Också ny här?',
    answer: 'Sedan i dag.',
  },
  portrait: {
    title: 'Möt {name}.',
    lead: 'En rad räcker för att börja. Det är gratis att bli medlem, och ditt första meddelande väntar tills du är redo.',
    action: 'Skriv till {name}',
  },
  opener: {
    legend: 'Välj din första rad',
    empty: 'Inga meddelanden än. Någon måste börja.',
    action: 'Skicka till {name}',
    note: 'Först skapar du ett konto. Där kan du fortfarande ändra raden.',
    usual: {
      title: 'Du och {name}: första raden.',
      lead: 'Välj en, eller skriv en egen i nästa steg.',
      a: 'Hej {name}! Jag stannade vid din bild och blev kvar.',
      b: 'Två frågor: kaffe eller te, och när?',
      c: 'Jag har ingen smart replik. Men jag vill gärna lära känna dig.',
    },
    variants: {
      weekend: {
        title: '{name} och helgen.',
        lead: 'Det är bara en fråga. Välj din.',
        a: 'En promenad på söndag, så får vi se var den slutar?',
        b: 'Vad gör du när det regnar på en lördag?',
        c: 'Jag vet ett ställe med goda bullar. Vet du ett bättre?',
      },
    },
  },
  half: {
    you: 'Du?',
    question: 'Vad har du gemensamt med {name}?',
    none: 'Tryck på det du också gillar.',
    common_one: '{count} sak gemensamt',
    common_other: '{count} saker gemensamt',
    action: 'Säg hej till {name}',
    usual: {
      title: 'Andra halvan av bilden saknas.',
      lead: 'Här är {name}. Se hur mycket du kan fylla i.',
    },
    variants: {
      music: {
        title: 'Samma låt, andra halvan.',
        lead: 'Någonstans nynnar {name} med. Se om du kan melodin.',
      },
    },
  },
  signup: {
    title: 'Säg hej till {name}.',
  },
} satisfies Messages<typeof source>;
