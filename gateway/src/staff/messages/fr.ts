import type { StaffMessages } from './en.ts';

const messages: StaffMessages = {
  title: 'Équipe',
  signInTitle: 'Connexion de l’équipe',
  signInText:
    'Avec un jeton de déploiement, tu vois ta propre version d’un remote sur ce site. Personne d’autre ne la voit.',
  token: 'Jeton de déploiement',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  signedInAs: 'Session ouverte : {person}, équipe {team}',
  overrides: 'Ce que tu vois dans ce navigateur',
  choose:
    'Choisis pour chaque remote si tu veux voir ce qui est en ligne, une autre version ou celle de ta propre machine.',
  live: 'ce qui est en ligne',
  seen: 'Tu vois : {choice}',
  version: 'Version',
  showVersion: 'Afficher cette version',
  address: 'Adresse sur ta machine',
  addressHint: 'npm run dev -- {name} --into {origin} l’affiche.',
  showAddress: 'Afficher depuis cette adresse',
  reset: 'Revenir à la version en ligne',
  resetAll: 'Tout remettre à la version en ligne',
  nothing: 'Ton jeton ne te permet d’afficher aucune version.',
  open: 'Ouvrir le site',
  statusUploaded: 'non vérifiée',
  statusVerified: 'vérifiée',
  isLive: 'en ligne',
  previewTitle: 'Aperçu de {name}',
  previewText:
    'Ce navigateur affichera la version {version} à la place de ce qui est en ligne. Le lien a été créé par {person}, équipe {team}. Il est valable jusqu’au {until}.',
  previewPage: 'Page à voir',
  previewLanguage: 'Langue',
  previewCountry: 'Pays',
  previewNiche: 'Public cible',
  previewOwn: 'comme chez moi',
  previewShow: 'Afficher l’aperçu',
  errorPreview: 'Ce lien n’est pas valable. Il a expiré, ou sa version n’est plus disponible.',
  errorToken:
    'Ce jeton n’est pas valable ici. Il a peut-être expiré ou été révoqué, ou il ne permet pas d’autres versions.',
  errorBlocked: 'Trop de jetons incorrects. Réessaie dans un quart d’heure.',
  errorForeign: 'Ce formulaire ne vient pas de cette page. Ouvre-la à nouveau et recommence.',
  errorSession: 'Ta session est fermée. Connecte-toi à nouveau.',
  errorSignOut: 'Ta session est encore ouverte, car la base de données ne répond pas. Réessaie dans un instant.',
  errorChoice: 'Cette version n’existe pas, ou ton jeton ne permet pas de l’afficher.',
  errorAddress: 'Seule une adresse sur ta machine peut être affichée : http://localhost:PORT.',
};

export default messages;
