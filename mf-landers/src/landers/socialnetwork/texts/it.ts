import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Partecipa anche tu',
  feed: 'Che cosa fanno gli altri',
  reply: 'Rispondi',
  like: 'Metti like al post di {name}',
  compose: 'Che cosa fai di bello?',
  members: 'Di’ ciao a',
  posts: {
    a: 'Lasagne bruciate. Pizza ordinata. Chi viene?',
    b: 'Trovata la panchina più bella della città. Posti: due.',
    c: 'Cerco qualcuno che applauda al cinema come me.',
  },
  ago: {
    a: 'Proprio ora',
    b: 'Stamattina',
    c: 'Ieri',
  },
  niches: {
    default: {
      title: 'Quattro chiacchiere, grandi emozioni.',
      lead: 'Ognuno racconta che cosa ha nel cuore oggi. Tu devi solo rispondere.',
    },
    she: {
      title: 'Scegli tu chi risponde.',
      lead: 'Scrivi quello che pensi. Ottiene risposta solo chi ti piace.',
    },
    bdsm: {
      title: 'Dillo in buona compagnia.',
      lead: 'Tra persone che non arrossiscono per nulla e rispettano un no.',
    },
    bbw: {
      title: 'Qui c’è posto per tutto quello che sei.',
      lead: 'La risata, le curve, il bis a cena. Vieni come sei.',
    },
    gilf: {
      title: 'Storie che valgono gli anni.',
      lead: 'Persone con qualcosa da raccontare, e il tempo di ascoltare.',
    },
    milf: {
      title: 'Quando i bambini dormono.',
      lead: 'Le chiacchierate migliori della giornata cominciano alle nove.',
    },
    gay: {
      title: 'Come la chat di gruppo, ma meglio.',
      lead: 'Uomini che rispondono, con frasi intere, con sentimento.',
    },
  },
  variants: {
    monday: {
      title: 'In due il lunedì è più bello.',
      lead: 'Lamentatevi insieme. È un inizio.',
    },
  },
} satisfies Messages<typeof source>;
