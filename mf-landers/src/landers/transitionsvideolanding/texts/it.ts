import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Entra in scena',
  pause: 'Metti in pausa il film',
  play: 'Fai partire il film',
  scenes: {
    a: 'Uno sguardo.',
    b: 'Una frase.',
    c: 'Una risata.',
    d: 'E tu?',
  },
  niches: {
    default: {
      title: 'Tutto può cambiare in un attimo.',
      lead: 'Quattro scene, una sera. Per l’ultima manca ancora il cast.',
    },
    she: {
      title: 'La sceneggiatura è tua.',
      lead: 'Tu dici azione, tu dici stop. La protagonista sei tu.',
    },
    bdsm: {
      title: 'Tra una scena e l’altra.',
      lead: 'Quello che succede fuori campo si concorda prima. Sempre.',
    },
    bbw: {
      title: 'Un ruolo di spessore.',
      lead: 'Ruoli da protagonista per donne da protagonista, e per chi le adora.',
    },
    gilf: {
      title: 'Il terzo atto è il migliore.',
      lead: 'Basta prove. Le battute le sai a memoria.',
    },
    milf: {
      title: 'La sua scena.',
      lead: 'Dopo anni di ruoli secondari, la luce è su di lei.',
    },
    gay: {
      title: 'Lui incontra lui.',
      lead: 'Una vecchia storia, raccontata da capo, stasera nella tua via.',
    },
  },
  variants: {
    premiere: {
      title: 'Stasera c’è la prima.',
      lead: 'Il posto accanto a te è ancora libero.',
    },
  },
} satisfies Messages<typeof source>;
