import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/fr.ts';

const fr: Translation<typeof en> = {
  frame: {
    greeting: 'Bonjour {name},',
    greetingStranger: 'Bonjour,',
    reasonStranger: 'Tu reçois cet e-mail parce que quelqu’un a indiqué cette adresse dans un signalement sur {site}.',
    reasonSignup: 'Tu reçois cet e-mail parce que quelqu’un s’est inscrit sur {site} avec cette adresse.',
    reasonNewAddress:
      'Tu reçois cet e-mail parce que quelqu’un a indiqué cette adresse comme nouvelle adresse d’un compte sur {site}.',
    reasonOldAddress:
      'Tu reçois cet e-mail parce que cette adresse était jusqu’à présent celle d’un compte sur {site}.',
    signature: 'L’équipe {site}',
    unsubscribe: 'Ne plus recevoir ce type d’e-mails',
    reason: 'Tu reçois cet e-mail parce que cette adresse est celle d’un compte sur {site}.',
    buttonFallback: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur :',
  },
  mails: {
    activate: {
      subject: 'Confirme ton adresse e-mail',
      heading: 'Un clic et c’est parti',
      lines: [
        'Confirme que cette adresse est bien la tienne. Les autres membres pourront alors te trouver et te répondre.',
      ],
      button: 'Confirmer mon adresse',
      note: 'Le lien est valable sept jours. Si l’inscription sur {site} ne vient pas de toi, tu peux ignorer cet e-mail.',
    },
    activation_reminder: {
      subject: 'Ton compte t’attend',
      heading: 'Il ne manque que ton adresse e-mail',
      lines: [
        'Tu as créé un compte sur {site}, mais ton adresse n’est pas encore confirmée. Tant qu’elle ne l’est pas, personne ne peut te répondre.',
      ],
      button: 'Confirmer mon adresse',
      note: 'Le lien est valable sept jours. Si l’inscription sur {site} ne vient pas de toi, tu peux ignorer cet e-mail.',
    },
    reset_password: {
      subject: 'Choisis un nouveau mot de passe',
      heading: 'Un nouveau mot de passe',
      lines: ['Tu as demandé un nouveau mot de passe. Le lien ci-dessous te permet de le choisir.'],
      button: 'Choisir un nouveau mot de passe',
      note: 'Le lien est valable une heure et ne fonctionne qu’une fois. Si la demande ne vient pas de toi, ignore cet e-mail : rien n’a changé.',
    },
    password_changed: {
      subject: 'Ton mot de passe a été changé',
      heading: 'Tu as un nouveau mot de passe',
      lines: [
        'Le mot de passe de ton compte vient d’être changé, et tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
      ],
    },
    mail_change: {
      subject: 'Confirme ta nouvelle adresse e-mail',
      heading: 'C’est bien ton adresse ?',
      lines: ['Quelqu’un a demandé à utiliser cette adresse pour son compte sur {site}. Si c’était toi, confirme-la.'],
      button: 'Utiliser cette adresse',
      note: 'Le lien est valable 24 heures et ne fonctionne qu’une fois. Si ce n’était pas toi, tu peux ignorer cet e-mail.',
    },
    mail_change_notice: {
      subject: 'Ton adresse e-mail va changer',
      heading: 'Une nouvelle adresse e-mail',
      lines: [
        'Quelqu’un a demandé à remplacer l’adresse e-mail de ton compte par {email}. Le changement aura lieu une fois cette adresse confirmée.',
        'Si ce n’était pas toi, connecte-toi et change ton mot de passe.',
      ],
    },
    mail_changed: {
      subject: 'Ton adresse e-mail a été changée',
      heading: 'Ton compte a une nouvelle adresse',
      lines: [
        'Désormais, tu te connectes avec {email} et tu y reçois nos e-mails. Celui-ci est le dernier envoyé à ton ancienne adresse.',
        'Si ce n’était pas toi, contacte tout de suite notre service client.',
      ],
    },
    mails_on: {
      subject: 'Nos e-mails sont de retour',
      heading: 'Nous pouvons de nouveau t’écrire',
      lines: ['Tu as réactivé nos e-mails. Choisis dans tes paramètres ceux que tu veux recevoir.'],
      button: 'Ouvrir mes paramètres',
    },
    account_deleted: {
      subject: 'Ton compte va être supprimé',
      heading: 'C’est dommage que tu partes',
      lines: [
        'Dès maintenant, ton profil n’est plus visible. Le {date}, ton compte et tout ce qu’il contient seront supprimés pour de bon.',
        'D’ici là, tu peux revenir et tout retrouver comme tu l’as laissé.',
      ],
      button: 'Retrouver mon compte',
    },
    stay_discount: {
      subject: 'Tes {percentage} % de réduction',
      heading: 'C’est chouette de t’avoir avec nous',
      lines: [
        'Ton code est {code}. Il te donne {percentage} % de réduction sur un achat de crédits, jusqu’au {date}.',
        'Saisis-le là où tu choisis ton moyen de paiement.',
      ],
      button: 'Utiliser mon code',
    },
    address_known: {
      subject: 'Tu as déjà un compte',
      heading: 'Tu es déjà membre',
      lines: [
        'Quelqu’un, toi sans doute, a essayé d’utiliser cette adresse pour un compte sur {site}. Elle sert déjà à un compte, rien n’a donc changé.',
        'Connecte-toi avec ton mot de passe. Si tu l’as oublié, « Mot de passe oublié ? » sur la page de connexion t’envoie un lien.',
      ],
      button: 'Se connecter',
      note: 'Si ce n’était pas toi, tu peux ignorer cet e-mail : la personne qui a essayé ne sait pas que tu as un compte.',
    },
    like: {
      subject: 'Tu plais à quelqu’un',
      heading: 'Tu as un nouveau like',
      lines: ['Quelqu’un a liké ton profil sur {site}. Découvre qui c’est : un like en retour, et c’est un match.'],
      button: 'Voir qui c’est',
      note: 'Choisis dans tes paramètres les e-mails que tu veux recevoir.',
    },
    match: {
      subject: 'Tu as un match',
      heading: 'Vous vous plaisez',
      lines: [
        'Une personne qui te plaît sur {site} t’a envoyé un like à son tour. Il ne manque plus qu’une première phrase.',
      ],
      button: 'Voir ton match',
      note: 'Choisis dans tes paramètres les e-mails que tu veux recevoir.',
    },
    export_ready: {
      subject: 'Tes données sont prêtes',
      heading: 'La copie de tes données',
      lines: [
        'Tu as demandé une copie de tes données. Elle t’attend pendant sept jours dans tes paramètres, rubrique « Tes données ».',
      ],
    },
    complaint_received: {
      subject: 'Nous avons reçu ton signalement',
      heading: 'Merci pour ton signalement',
      lines: [
        'Ton signalement porte le numéro {number}. Une personne de notre équipe va l’examiner et décider. Tu recevras un e-mail avec la décision et ses motifs.',
      ],
      button: 'Ouvrir mon signalement',
      note: 'Le bouton ouvre ton signalement sans connexion : garde donc cet e-mail pour toi.',
    },
    complaint_actioned: {
      subject: 'Nous avons agi après ton signalement',
      heading: 'La décision sur ton signalement',
      lines: [
        'Nous avons examiné ton signalement {number} et pris des mesures.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
      ],
      button: 'Ouvrir mon signalement',
    },
    complaint_dismissed: {
      subject: 'Notre décision sur ton signalement',
      heading: 'La décision sur ton signalement',
      lines: [
        'Nous avons examiné ton signalement {number} et n’avons rien trouvé de contraire à nos règles ou à la loi.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
      ],
      button: 'Ouvrir mon signalement',
    },
    appeal_upheld: {
      subject: 'Notre décision après un nouvel examen',
      heading: 'Après un nouvel examen',
      lines: ['Nous avons réexaminé le dossier {number}. La décision reste la même.', 'Motifs : {reasons}'],
      button: 'Ouvrir le dossier',
    },
    appeal_overturned: {
      subject: 'Notre décision après un nouvel examen',
      heading: 'Après un nouvel examen',
      lines: [
        'Nous avons réexaminé le dossier {number}. Tu avais raison : la décision est annulée.',
        'Motifs : {reasons}',
      ],
      button: 'Ouvrir le dossier',
    },
    message_removed: {
      subject: 'Un de tes messages a été retiré',
      heading: 'Un message a été retiré',
      lines: [
        'Un de tes messages ne respecte pas nos règles. Ni toi ni l’autre membre ne le voyez plus.',
        'Motifs : {reasons}',
        'En cas de désaccord, écris à notre service client.',
      ],
    },
    reported_message_removed: {
      subject: 'Un de tes messages a été retiré',
      heading: 'Un message a été retiré',
      lines: [
        'Un de tes messages ne respecte pas nos règles. Ni toi ni l’autre membre ne le voyez plus.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
      ],
      button: 'Ouvrir le dossier',
    },
    ...payments,
    photo_removed: {
      subject: 'Une de tes photos ne peut pas être montrée',
      heading: 'Une photo a été refusée',
      lines: [
        'Une de tes photos ne respecte pas nos règles et n’est pas montrée aux autres.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen à côté de la photo, dans ton profil.',
      ],
      button: 'Ouvrir mon profil',
    },
    photo_restored: {
      subject: 'Ta photo peut finalement être montrée',
      heading: 'Après un nouvel examen',
      lines: [
        'Nous avons réexaminé ta photo. Tu avais raison : elle peut être montrée. Si tes places ont toutes été prises entre-temps, tu peux l’envoyer à nouveau.',
        'Motifs : {reasons}',
      ],
      button: 'Ouvrir mon profil',
    },
    photo_appeal_upheld: {
      subject: 'Ta photo reste refusée',
      heading: 'Après un nouvel examen',
      lines: ['Nous avons réexaminé ta photo. Elle reste refusée.', 'Motifs : {reasons}'],
      button: 'Ouvrir mon profil',
    },
    account_frozen: {
      subject: 'Ton compte est gelé',
      heading: 'Ton compte est gelé',
      lines: [
        'On nous a signalé que tu pourrais ne pas avoir l’âge requis. Tant qu’une personne de notre équipe n’a pas fait la vérification, ton compte ne peut pas être utilisé et personne ne peut le voir.',
        'Tu n’as rien à faire. Nous t’enverrons un e-mail dès que nous aurons décidé.',
      ],
      button: 'Ouvrir le dossier',
    },
    account_suspended: {
      subject: 'Ton compte a été suspendu',
      heading: 'Ton compte a été suspendu',
      lines: [
        'Ton compte ne peut plus être utilisé, et personne ne peut le voir.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
      ],
      button: 'Ouvrir le dossier',
    },
    account_banned: {
      subject: 'Ton compte a été fermé',
      heading: 'Ton compte a été fermé',
      lines: [
        'Ton compte a été fermé définitivement.',
        'Motifs : {reasons}',
        'En cas de désaccord, tu peux demander un nouvel examen dans les six mois.',
      ],
      button: 'Ouvrir le dossier',
    },
    account_restored: {
      subject: 'Ton compte est de nouveau ouvert',
      heading: 'Ton compte est de nouveau ouvert',
      lines: ['Tu peux te connecter comme avant, et les autres te voient de nouveau.', 'Motifs : {reasons}'],
    },
  },
};

export default fr;
