import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Signaler le profil',
  title: 'Signaler {name}',
  close: 'Fermer',
  intro: '{name} ne saura pas qui a fait le signalement. En danger immédiat ? Appelle le numéro d’urgence de ton pays.',

  category: 'De quoi s’agit-il ?',
  choose: 'Choisis une réponse',
  categoryMissing: 'Choisis de quoi il s’agit.',
  categories: {
    fake_profile: 'Faux profil ou photos d’une autre personne',
    scam_spam: 'Arnaque, spam ou demande d’argent',
    harassment: 'Insultes ou harcèlement',
    threat: 'Menaces ou violence',
    underage: 'Peut-être moins de 18 ans',
    illegal_content: 'Contenu illicite',
    photo: 'Une photo indécente ou interdite',
    other: 'Autre chose',
  },

  evidence: 'Où cela se voit-il ?',
  wholeProfile: 'Dans tout le profil',
  photo: '{name}, photo {number}',
  message: 'Le message que tu signales et ceux qui le précèdent sont transmis à notre équipe avec le signalement.',

  text: 'Que s’est-il passé ?',
  textHint: 'Au moins 10 caractères. Plus c’est précis, plus vite nous pouvons décider.',
  textMissing: 'Décris la situation en au moins 10 caractères.',
  email: 'Ton adresse e-mail (facultatif)',
  emailHint: 'Pour l’accusé de réception et notre décision. {name} ne la voit jamais.',

  goodFaith: 'Je pense de bonne foi que ce que j’écris est exact et complet.',
  goodFaithMissing: 'Nous ne pouvons accepter qu’un signalement fait de bonne foi.',
  block: 'Bloquer aussi {name}',
  blockDetail: 'Vous ne vous croiserez plus, et vos conversations seront supprimées.',
  submit: 'Envoyer le signalement',

  doneTitle: 'Merci, nous avons reçu ton signalement',
  receipt: 'Ta référence',
  receiptMail:
    'Nous t’avons aussi envoyé l’accusé de réception par e-mail. Le lien qu’il contient montre où en est le dossier.',
  next: 'La suite',
  nextLook: 'Notre équipe examine ton signalement, en général en une journée.',
  nextDecide: 'Elle décide et donne ses motifs. Tu reçois un e-mail, et le membre signalé aussi.',
  nextAppeal: 'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
  nextVisitor: 'Elle décide et donne ses motifs. Garde la référence pour suivre ton dossier.',
  blocked: 'Tu as bloqué {name} : vous ne vous croiserez plus ici.',
  done: 'Terminé',
} satisfies Messages<typeof source>;
