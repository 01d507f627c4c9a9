import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Comincia a parlare, è gratis',
  niches: {
    default: {
      title: 'Qualcun altro è ancora in piedi.',
      lead: 'Parla con persone adulte che cercano compagnia per stasera, e forse non solo.',
      ask: 'Ancora in piedi?',
      answer: 'Adesso sì.',
    },
    she: {
      title: 'Stasera scegli tu.',
      lead: 'Qui il ritmo lo decidono le donne. Di’ ciao quando ne hai voglia, a chi sa aspettare.',
      ask: 'Tocca a te?',
      answer: 'Adesso sì.',
    },
    bdsm: {
      title: 'Di’ che cosa ti piace.',
      lead: 'Parla apertamente con persone adulte che conoscono i propri limiti e chiedono i tuoi.',
      ask: 'Ti incuriosisce?',
      answer: 'Racconta.',
    },
    bbw: {
      title: 'Stasera c’è di più da amare.',
      lead: 'Incontra persone con le curve, e chi le ama proprio così.',
      ask: 'C’è posto per me?',
      answer: 'Sempre.',
    },
    gilf: {
      title: 'La notte è ancora giovane.',
      lead: 'Persone con tanta esperienza e una serata davanti. Parla con chi ha qualcosa da raccontare.',
      ask: 'Troppo tardi?',
      answer: 'Mai.',
    },
    milf: {
      title: 'Ora in casa c’è silenzio.',
      lead: 'Donne mature con una serata tutta per sé, e persone felici di condividerla.',
      ask: 'Dormono tutti?',
      answer: 'Finalmente.',
    },
    gay: {
      title: 'Anche lui è sveglio.',
      lead: 'Parla con uomini che cercano compagnia per stasera, e forse non solo.',
      ask: 'Ancora sveglio?',
      answer: 'Per te.',
    },
  },
  variants: {
    weekend: {
      title: 'Sabato è ancora libero.',
      lead: 'Trova qualcuno con cui passarlo, prima che diventi un’altra domenica sul divano.',
      ask: 'Hai già programmi?',
      answer: 'Non ancora.',
    },
  },
} satisfies Messages<typeof source>;
