import type en from './en.ts';

export default {
  openings: [
    'Hvad fik dig til at smile i dag?',
    'Hvad er det bedste, du har spist i denne uge?',
    'Hvilken sang springer du aldrig over?',
    'A-menneske eller B-menneske?',
    'Hvordan ser den perfekte søndag ud for dig?',
    'Hav eller bjerge?',
    'Hvilken film kunne du se igen allerede i aften?',
    'Hvilken lille ting gør dig glad?',
    'Kaffe, te eller ingen af delene før klokken ti?',
    'Hvis vi kunne være hvor som helst i weekenden, hvor skulle det så være?',
    'Hvad ville du være, da du var ti?',
    'Hvilket af dine talenter overrasker folk?',
    'Hvad grinede du sidst højt af?',
    'Lave mad hjemme eller spise ude?',
    'Hvilken by ville du vise mig først?',
    'Hvad glæder du dig mest til lige nu?',
    'Hvilken bog eller serie har holdt dig vågen?',
    'Hvad beder dine venner dig altid om?',
    'Dansegulvet eller hjørnebordet?',
    'Fortæl mig noget, der ikke står i din profil.',
  ],
  aboutInterest: [
    '{interest} har vi begge valgt. Hvordan begyndte det for dig?',
    '{interest}: Hvad ville du anbefale mig først?',
  ],
} satisfies typeof en;
