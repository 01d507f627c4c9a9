import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Signalement ou réclamation',
  intro:
    'Un contenu illicite ou contraire à nos règles, ou quelque chose qui s’est mal passé pour toi ? Écris-nous. Une personne lit ton message, décide et donne ses motifs.',
  emergency: 'En danger immédiat ? Appelle le numéro d’urgence de ton pays.',
  onProfile: 'Le plus rapide pour signaler un membre : « Signaler », sur son profil ou dans la conversation.',

  category: 'De quoi s’agit-il ?',
  choose: 'Choisis une réponse',
  categoryMissing: 'Choisis de quoi il s’agit.',
  categories: {
    fake_profile: 'Faux profil ou photos d’une autre personne',
    scam_spam: 'Arnaque, spam ou demande d’argent',
    harassment: 'Insultes ou harcèlement',
    threat: 'Menaces ou violence',
    underage: 'Quelqu’un qui a peut-être moins de 18 ans',
    illegal_content: 'Contenu illicite',
    photo: 'Une photo indécente ou interdite',
    payment: 'Un paiement ou un remboursement',
    other: 'Autre chose',
  },

  where: 'Où cela se trouve-t-il ?',
  whereOptional: 'Où cela se trouve-t-il ? (facultatif)',
  whereHint: 'L’adresse de la page dans ton navigateur. Sinon : le prénom du membre et le jour.',
  whereMissing: 'Dis-nous où le trouver.',
  chatsLeave: 'Tes conversations avec ce membre sont retirées de ta liste.',

  text: 'Que s’est-il passé, et pourquoi est-ce un problème ?',
  textHint:
    'Au moins 10 caractères. Plus c’est précis, plus vite nous pouvons décider. Pour un paiement, ajoute le numéro de commande.',
  textMissing: 'Décris la situation en au moins 10 caractères.',

  name: 'Ton nom (facultatif)',
  email: 'Ton adresse e-mail',
  emailOptional: 'Ton adresse e-mail (facultatif)',
  emailHint: 'Pour l’accusé de réception et notre décision. Les personnes que tu signales ne la voient jamais.',
  emailMissing: 'Indique ton adresse e-mail pour que nous puissions te répondre.',
  asMember: 'L’accusé de réception et notre décision sont envoyés à l’adresse e-mail de ton compte.',

  goodFaith: 'Je pense de bonne foi que ce que j’écris est exact et complet.',
  goodFaithMissing: 'Nous ne pouvons accepter que ce qui est écrit de bonne foi.',
  offline: 'Tu es hors ligne. Ton texte reste ici ; envoie-le à ton retour en ligne.',
  submit: 'Envoyer',

  doneTitle: 'Merci, c’est bien reçu',
  number: 'Ton numéro',
  mailTo: 'L’accusé de réception est en route vers {email}. Le lien qu’il contient montre où en est le dossier.',
  mailMember:
    'Nous t’avons aussi envoyé l’accusé de réception par e-mail. Le lien qu’il contient montre où en est le dossier.',
  noMail:
    'Tu n’as pas donné d’adresse e-mail. Garde le lien vers ton dossier : c’est le seul moyen de connaître notre décision.',
  next: 'La suite',
  nextLook: 'Notre équipe l’examine, en général en une journée.',
  nextDecide: 'Elle décide et donne ses motifs.',
  nextAppeal: 'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
  open: 'Ouvrir mon dossier',
  again: 'Signaler autre chose',

  caseTitle: 'Dossier',
  caseLoading: 'Chargement du dossier',
  caseFailed: 'Le dossier n’a pas pu être chargé.',
  caseUnknown: 'Ce lien n’ouvre aucun dossier',
  caseUnknownText:
    'Vérifie qu’il est complet. Il n’est plus valable quand le compte auquel il appartient a été supprimé.',
  retry: 'Réessayer',
  about: 'Sujet',
  received: 'Reçu',
  state: 'État',
  states: {
    open: 'Reçu. Une personne va maintenant l’examiner.',
    in_review: 'Une personne l’examine.',
    actioned: 'Décision prise. Nous avons pris des mesures.',
    dismissed: 'Décision prise. Nous n’avons rien trouvé de contraire à nos règles ou à la loi.',
  },
  reasons: 'Nos motifs',
  form: 'Ouvrir le formulaire',

  appealTitle: 'Demande un nouvel examen',
  appealIntro: 'Tu n’es pas d’accord ? Jusqu’au {date}, tu peux en demander un, une seule fois et gratuitement.',
  appealText: 'Qu’avons-nous mal jugé ?',
  appealHint: 'Au moins 10 caractères.',
  appealSubmit: 'Demander un nouvel examen',
  appealed: 'Tu as demandé un nouvel examen. Tu recevras le résultat par e-mail si nous connaissons ton adresse.',
} satisfies Messages<typeof source>;
