import type en from './en.ts';

export default {
  openings: [
    'Qu’est-ce qui t’a fait sourire aujourd’hui ?',
    'C’est quoi, la meilleure chose que tu as mangée cette semaine ?',
    'Quelle chanson ne zappes-tu jamais ?',
    'Lève-tôt ou couche-tard ?',
    'À quoi ressemblerait ton dimanche parfait ?',
    'Mer ou montagne ?',
    'Quel film pourrais-tu revoir ce soir ?',
    'Quelle petite chose te rend toujours le sourire ?',
    'Café, thé, ou rien du tout avant dix heures ?',
    'Si on pouvait être n’importe où ce week-end, ce serait où ?',
    'Quel métier voulais-tu faire à dix ans ?',
    'C’est quoi, ton talent caché ?',
    'Qu’est-ce qui t’a fait éclater de rire dernièrement ?',
    'Cuisiner à la maison ou aller au resto ?',
    'Quelle ville me ferais-tu découvrir en premier ?',
    'Qu’est-ce que tu attends avec le plus d’impatience en ce moment ?',
    'Quel livre ou quelle série t’a déjà fait veiller trop tard ?',
    'Qu’est-ce que tes amis te demandent tout le temps ?',
    'Piste de danse ou table dans un coin ?',
    'Raconte-moi quelque chose qui n’est pas dans ton profil.',
  ],
  aboutInterest: [
    'On a un point commun : {interest}. Comment ça a commencé pour toi ?',
    '{interest} : que me conseillerais-tu en premier ?',
  ],
} satisfies typeof en;
