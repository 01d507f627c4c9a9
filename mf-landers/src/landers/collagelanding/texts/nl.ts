import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Hang jouw foto erbij',
  notes: {
    a: 'eerste koffie',
    b: 'tweede koffie',
    c: 'die lach',
    d: 'regen, één paraplu',
    e: 'zondag, laat',
    f: 'wij?',
  },
  niches: {
    default: {
      title: 'Elk verhaal begint met een kiekje.',
      lead: 'Ergens aan deze muur is plek voor twee. Zet jezelf op de foto.',
    },
    she: {
      title: 'Een muur naar jouw smaak.',
      lead: 'Jij bepaalt welke foto een plek krijgt. En welke niet.',
    },
    bdsm: {
      title: 'Niet elke foto verraadt het.',
      lead: 'Waar je van houdt, blijft tussen jou en wie je kiest.',
    },
    bbw: {
      title: 'Te mooi voor een klein lijstje.',
      lead: 'Levensgrote mensen, een levensgrote lach, en plek voor die van jou.',
    },
    gilf: {
      title: 'Het rolletje is nog lang niet vol.',
      lead: 'Je hebt albums vol verhalen. Hier is een lege bladzijde.',
    },
    milf: {
      title: 'Nu een foto van jou.',
      lead: 'Jarenlang fotografeerde je de anderen. Nu ben jij aan de beurt.',
    },
    gay: {
      title: 'Hij, jij, een fotohokje.',
      lead: 'Vier flitsen en een goed excuus om dicht bij elkaar te zitten.',
    },
  },
  variants: {
    summer: {
      title: 'Een zomer om te bewaren.',
      lead: 'Lange avonden, blote voeten en iemand om er later samen aan terug te denken.',
    },
  },
} satisfies Messages<typeof source>;
