import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Un momento…',
  photo: 'Foto di {name}',
  likes: 'Piace a {name}',
  fictional: 'profilo fittizio',
  failedTitle: 'Non è stato possibile caricare questa pagina',
  offlineTitle: 'Sei offline',
  offlineText: 'La pagina si apre non appena torna la connessione.',
  retry: 'Riprova',
  none: {
    title: 'Qualcuno di nuovo è più vicino di quanto pensi.',
    lead: 'Crea il tuo profilo, guarda chi vive vicino a te e scrivi la prima frase.',
    action: 'Comincia gratis',
    ask: 'Anche tu qui da poco?',
    answer: 'Da oggi.',
  },
  portrait: {
    title: 'Ecco {name}.',
    lead: 'Per cominciare basta una frase. Iscriversi è gratis, e il tuo primo messaggio aspetta finché non vuoi mandarlo.',
    action: 'Scrivi a {name}',
  },
  opener: {
    legend: 'Scegli la tua prima frase',
    empty: 'Ancora nessun messaggio. Qualcuno deve pur cominciare.',
    action: 'Invia a {name}',
    note: 'Prima ti iscrivi. La frase puoi ancora cambiarla.',
    usual: {
      title: 'Tu e {name}: la prima frase.',
      lead: 'Scegline una, oppure scrivi la tua nel prossimo passo.',
      a: 'Ciao {name}. Ho visto la tua foto e non riesco ad andare oltre.',
      b: 'Due domande: caffè o tè, e quando?',
      c: 'Non ho una frase brillante. Ma mi piacerebbe conoscerti.',
    },
    variants: {
      weekend: {
        title: '{name} e il weekend.',
        lead: 'È solo una domanda. Scegli la tua.',
        a: 'Una passeggiata domenica, e vediamo dove ci porta?',
        b: 'Che cosa fai quando di sabato piove?',
        c: 'Conosco un posto con delle torte buonissime. Tu ne conosci uno migliore?',
      },
    },
  },
  half: {
    you: 'Tu?',
    question: 'Che cosa hai in comune con {name}?',
    none: 'Tocca quello che piace anche a te.',
    common_one: '{count} cosa in comune',
    common_many: '{count} di cose in comune',
    common_other: '{count} cose in comune',
    action: 'Di’ ciao a {name}',
    usual: {
      title: 'Manca l’altra metà dell’immagine.',
      lead: 'Ecco {name}. Guarda quanta ne completi tu.',
    },
    variants: {
      music: {
        title: 'Stessa canzone, altra metà.',
        lead: '{name} la canticchia da qualche parte. Vediamo se conosci la melodia.',
      },
    },
  },
  signup: {
    title: 'Di’ ciao a {name}.',
  },
} satisfies Messages<typeof source>;
