import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Publicité',
  title: 'Tu quittes {name}',
  counting_one: 'Redirection vers {host} dans {count} seconde.',
  counting_many: 'Redirection vers {host} dans {count} secondes.',
  counting_other: 'Redirection vers {host} dans {count} secondes.',
  foreign: 'Ce qui s’y passe ne dépend pas de nous. Notre partenaire ne saura pas qui tu es.',
  now: 'Y aller maintenant',
  cancel: 'Rester ici',
  stayed: 'Tu restes ici',
  stayedText: 'La page {host} n’a pas été ouverte.',
  home: 'Retour à l’accueil',
  loading: 'Un instant…',
  refused: 'Ce lien ne mène nulle part',
  refusedText:
    'Nous n’ouvrons que les pages de partenaires que nous avons vérifiées, et pour un temps limité. Celle-ci n’en fait pas partie.',
  failed: 'Le lien n’a pas pu être vérifié.',
  retry: 'Réessayer',
} satisfies Messages<typeof source>;
