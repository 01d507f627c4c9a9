import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Six questions pour un match',
  progress: 'Question {number} sur {total}',
  position: '{number} sur {total}',
  back: 'Question précédente',
  next: 'Continuer',
  show: 'Voir qui me correspond',
  loading: 'Chargement de tes réponses…',
  failedTitle: 'Tes réponses n’ont pas pu être chargées',
  offlineTitle: 'Tu es hors ligne',
  offline: 'Tu pourras continuer dès ton retour en ligne.',

  who: {
    title: 'Qui veux-tu rencontrer ?',
    lead: 'Six courtes questions, puis tu vois qui te correspond.',
    female: 'Des femmes',
    male: 'Des hommes',
    both: 'Les deux',
  },
  age: { title: 'Entre quels âges ?', lead: 'Les deux âges sont compris.' },
  place: { title: 'Où doit habiter cette personne ?', lead: 'Dans tout un pays, ou seulement dans une partie.' },
  intention: {
    title: 'Que cherches-tu ?',
    lead: 'Les personnes qui cherchent la même chose passent en premier dans le jeu du swipe.',
    relationship: 'Une relation',
    dating: 'Des rendez-vous, et on verra',
    friendship: 'De l’amitié',
    chat: 'Quelqu’un à qui parler',
  },
  interests: {
    title: 'Que voulez-vous avoir en commun ?',
    lead: 'Jusqu’à trois centres d’intérêt. Un seul en commun suffit.',
    chosen: 'Sélection : {count} sur {limit}',
  },
  strict: {
    title: 'L’âge compte-t-il beaucoup ?',
    lead: 'Tu peux changer d’avis à tout moment.',
    soft: 'D’autres âges aussi',
    softDetail: 'Des personnes de tout âge peuvent trouver ton profil.',
    hard: 'Ces âges seulement',
    hardDetail: 'Les personnes d’un autre âge ne verront pas non plus ton profil.',
  },
} satisfies Messages<typeof en>;
