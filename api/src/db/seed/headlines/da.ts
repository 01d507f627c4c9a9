import type { HeadlineStock } from '../stocks.ts';

export const da: HeadlineStock = {
  lines: `
Kaffe først, så alt det andet
Søger en god samtale
Jeg laver mad, du vælger musikken
Rolig type, højt grin
Sig bare hej
Søndage er bedst udenfor
Nysgerrig på din historie
Der er en vinduesplads ledig
Bytter opskrifter for historier
Et afsnit mere, og så i seng, lover
Mine planter har det fint, tak
Bedre i virkeligheden end på én linje
Til dessert er der altid plads
Dans i køkkenet tæller som motion
Giv mig et kort og ingen plan
Mad kan jeg tale om i timevis
Lidt drama, mange planer
Kan bestikkes med friskbagt brød
Varme hænder, falsk sangstemme
Send mig den sang, du har på hjernen
Optimist, også i regnvejr
Tal med mig om alt undtagen vejret
Skal vi dreje en skæv kop sammen?
Intet slår årets første dukkert
Synger i bilen, for fuld hals
Hvem hjælper mig med krydsogtværsen?
Livet er for kort til kedelig ost
Hvilken vej er der til stranden?
Mindre skærm, flere gåture
Håber i al hemmelighed, at du kan lide brætspil
To cykler, én pumpe, det rækker
Intet loppemarked går min næse forbi
Vis mig din yndlingsbænk
Alt smager bedre udenfor
Skriver stadig postkort
Alting begynder med et hej
Lær mig noget nyt
For en god is går jeg langt
Halvt by, halvt strand
Rygsækken er pakket, selskab mangler
Uden filter, både på billeder og ellers
Du vælger restauranten
Konkurrerer kun for alvor i minigolf
Har altid noget lækkert i tasken
Nogle gange er ingen plan den bedste plan
Gemmer du en dans til mig?
Lad os fare vild med vilje
Har du et øjeblik? Jeg har hele aftenen
Enkel smag, lange morgenmåltider
Under min paraply er der plads til to
Lang historie, god slutning
Hver god dag begynder med musik
Hovedet i skyerne, hænderne i dejen
Sofa, tæppe, du vælger filmen
Sand i skoene, sol på næsen
Mere nysgerrig end forsigtig
`,
  fragments: `
Mudrede støvler / Ren samvittighed / Stærk kaffe / Åbne vinduer / Lange søndage / Dårlige vittigheder / Kolde dukkerter
Varme halstørklæder / Stor appetit / Lille køkken / Gamle plader / Nye ideer / Stille morgener / Friskbagt brød / Venlige øjne
Vild have / Fyldt køleskab / Let bagage / Papirkort i lommen / Ærlige svar / Blå himmel / Rødvin og ro / Salt havluft
`,
};
