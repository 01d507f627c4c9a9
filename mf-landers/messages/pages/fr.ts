import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Chargement de la page',
  failed: 'La page n’a pas pu être chargée.',
  retry: 'Réessayer',
  contents: 'Sur cette page',
  experimentsOn: 'Tu participes aux tests.',
  experimentsOff: 'Tu ne participes pas aux tests.',
  experimentsObject: 'Ne pas participer',
  experimentsAllow: 'Participer à nouveau',
  experimentsFailed: 'Ton choix n’a pas été enregistré. Vérifie ta connexion et réessaie.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Chercher dans les questions',
  found_one: '{count} question trouvée',
  found_many: '{count} questions trouvées',
  found_other: '{count} questions trouvées',
  nothing: 'Aucune question ne contient ces mots',
  nothingText: 'Essaie un autre mot, ou écris-nous. Une personne te répondra.',
  service: 'Service client',
  link: 'Lien vers cette question',
} satisfies Messages<typeof faqSource>;
