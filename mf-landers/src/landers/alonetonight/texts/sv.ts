import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Börja prata, det är gratis',
  niches: {
    default: {
      title: 'Någon annan är också vaken.',
      lead: 'Prata med vuxna som vill ha sällskap i kväll, och kanske längre än så.',
      ask: 'Är du vaken?',
      answer: 'Nu är jag det.',
    },
    she: {
      title: 'I kväll är det du som väljer.',
      lead: 'Här bestämmer kvinnor takten. Säg hej när du känner för det, till någon som kan vänta.',
      ask: 'Vem börjar?',
      answer: 'Jag.',
    },
    bdsm: {
      title: 'Säg vad du gillar.',
      lead: 'Prata öppet med vuxna som känner sina gränser och frågar efter dina.',
      ask: 'Nyfiken?',
      answer: 'Berätta mer.',
    },
    bbw: {
      title: 'Mer att älska i kväll.',
      lead: 'Möt människor med former, och alla som älskar dem precis så.',
      ask: 'Plats för mig?',
      answer: 'Alltid.',
    },
    gilf: {
      title: 'Natten är ännu ung.',
      lead: 'Vuxna med livserfarenhet och en hel kväll framför sig. Prata med någon som har något att berätta.',
      ask: 'För sent?',
      answer: 'Aldrig.',
    },
    milf: {
      title: 'Nu är det tyst i huset.',
      lead: 'Vuxna kvinnor med en kväll för sig själva, och människor som gärna delar den.',
      ask: 'Sover alla?',
      answer: 'Äntligen.',
    },
    gay: {
      title: 'Han är också vaken.',
      lead: 'Prata med män som vill ha sällskap i kväll, och kanske längre än så.',
      ask: 'Är du vaken?',
      answer: 'För dig.',
    },
  },
  variants: {
    weekend: {
      title: 'Lördagen är fortfarande ledig.',
      lead: 'Hitta någon att dela den med, innan det blir ännu en söndag i soffan.',
      ask: 'Har du planer?',
      answer: 'Inte än.',
    },
  },
} satisfies Messages<typeof source>;
