import type { ChatStock } from '../stocks.ts';

export const fr: ChatStock = {
  chats: `
Bonjour ! Tu aimes aussi marcher, tu as un parcours préféré ?
Bonjour ! Le sentier au bord de l'eau, tôt le matin. Et toi ?
Plutôt la montagne, dès que je peux.
Alors on trouvera un chemin entre les deux.
Avec un café à l'arrivée ? Parfait.

Qu'est-ce que tu cuisines ce soir ?
Une soupe au potiron, pour six au moins.
Et les cinq autres, c'est qui ?
C'est encore à décider.

Question du jour : mer ou montagne ?
Montagne le matin, mer le soir. J'ai le droit ?
Seulement si tu connais un endroit qui a les deux.
La Corse. Je connais un village.
Parle-moi de ce village.

Ta phrase m'a fait sourire. Il y a une histoire derrière ?
Oui, elle dure exactement une tasse de thé.
Je fais le thé très lentement.
Parfait, c'est une histoire lente.
Donne-moi au moins le début.

Sincèrement, tu sais perdre aux jeux de société ?
J'ai beaucoup d'entraînement.
Et tu joues à quoi ?
À Carcassonne, surtout. Je défends mes abbayes jusqu'au bout.
Aïe, moi aussi.
`,
};
