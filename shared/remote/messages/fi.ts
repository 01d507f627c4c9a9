import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Tämä osa ei ole juuri nyt käytettävissä',
    text: 'Kaikki muu toimii. Yritä uudelleen tai palaa hetken kuluttua.',
    offline: 'Verkkoyhteys puuttuu. Se ladataan heti, kun yhteys palaa.',
    retry: 'Yritä uudelleen',
  },
} satisfies Messages<typeof en>;
