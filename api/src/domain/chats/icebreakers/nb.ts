import type en from './en.ts';

export default {
  openings: [
    'Hva fikk deg til å smile i dag?',
    'Hva er det beste du har spist denne uka?',
    'Hvilken låt hopper du aldri over?',
    'A-menneske eller B-menneske?',
    'Hvordan ser den perfekte søndagen ut for deg?',
    'Hav eller fjell?',
    'Hvilken film kunne du sett på nytt i kveld?',
    'Hvilken liten ting gjør deg glad?',
    'Kaffe, te eller ingen av delene før klokka ti?',
    'Hvis vi kunne vært hvor som helst i helgen, hvor skulle det vært?',
    'Hva ville du bli da du var ti?',
    'Hvilket av talentene dine overrasker folk?',
    'Hva lo du høyt av sist?',
    'Lage mat hjemme eller spise ute?',
    'Hvilken by ville du vist meg først?',
    'Hva gleder du deg mest til akkurat nå?',
    'Hvilken bok eller serie har holdt deg våken?',
    'Hva ber vennene dine deg alltid om?',
    'Dansegulvet eller hjørnebordet?',
    'Fortell meg noe som ikke står i profilen din.',
  ],
  aboutInterest: [
    '{interest} har vi begge valgt. Hvordan begynte det for deg?',
    '{interest}: hva ville du anbefalt meg først?',
  ],
} satisfies typeof en;
