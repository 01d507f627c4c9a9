import type en from './en.ts';

export default {
  openings: [
    'Waar heb je vandaag om geglimlacht?',
    'Wat is het lekkerste dat je deze week hebt gegeten?',
    'Welk nummer sla je nooit over?',
    'Ochtendmens of nachtbraker?',
    'Hoe ziet jouw perfecte zondag eruit?',
    'Zee of bergen?',
    'Welke film zou je vanavond zo weer kijken?',
    'Van welke kleine dingen word jij blij?',
    'Koffie, thee of voor tienen helemaal niets?',
    'Als we dit weekend overal heen konden, waar gingen we dan naartoe?',
    'Wat wilde je worden toen je tien was?',
    'Welk talent verwachten mensen niet van je?',
    'Waar heb je voor het laatst hardop om gelachen?',
    'Zelf koken of uit eten?',
    'Welke stad zou je me als eerste laten zien?',
    'Waar kijk je nu het meest naar uit?',
    'Welk boek of welke serie hield je wakker?',
    'Waar vragen je vrienden je altijd voor?',
    'Dansvloer of hoektafel?',
    'Vertel me iets wat niet in je profiel staat.',
  ],
  aboutInterest: [
    '{interest} staat bij ons allebei. Hoe is dat bij jou begonnen?',
    '{interest}: wat zou je mij als eerste aanraden?',
  ],
} satisfies typeof en;
