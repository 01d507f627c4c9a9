import type { HeadlineStock } from '../stocks.ts';

export const nb: HeadlineStock = {
  lines: `
Først kaffe, så resten
Ser etter en god samtale
Jeg lager mat, du velger musikken
Rolig type, høy latter
Bare si hei
Søndager er best ute
Nysgjerrig på historien din
En vindusplass er ledig
Bytter oppskrifter mot historier
Én episode til, så legger jeg meg, lover
Plantene mine har det helt fint
Bedre på ordentlig enn på én linje
Det er alltid plass til dessert
Dans på kjøkkenet teller som trening
Gi meg et kart og ingen plan
Mat kan jeg snakke om i timevis
Lite drama, mange planer
Kan bestikkes med ferskt brød
Varme hender, sur sangstemme
Send meg låta du har på hjernen
Optimist med paraply
Snakk med meg om alt unntatt været
Skal vi dreie en skeiv kopp sammen?
Ingenting slår årets første bad
Synger i bilen, for full hals
Hvem hjelper meg med kryssordet?
Livet er for kort for kjedelig ost
Hvilken vei er det til sjøen?
Mindre skjerm, mer tur
Håper i all hemmelighet at du liker brettspill
To sykler, én pumpe, det holder
Ikke noe loppemarked går meg hus forbi
Vis meg favorittbenken din
Alt smaker bedre ute
Skriver fortsatt postkort
Alt begynner med et hei
Lær meg noe nytt
For god is går jeg langt
Halvt by, halvt fjell
Sekken er pakket, turfølge mangler
Uten filter, både på bilder og ellers
Du velger restaurant
Konkurrerer bare på alvor i minigolf
Har alltid noe godt i sekken
Noen ganger er ingen plan den beste planen
Sparer du en dans til meg?
La oss gå oss vill med vilje
Har du et minutt? Jeg har hele kvelden
Enkel smak, lange frokoster
Under paraplyen min er det plass til to
Lang historie, god slutt
Hver gode dag begynner med musikk
Hodet i skyene, hendene i deigen
Sofa, pledd, du velger filmen
Sand i skoene, sol på nesa
Mer nysgjerrig enn forsiktig
`,
  fragments: `
Gjørmete støvler / Ren samvittighet / Sterk kaffe / Åpne vinduer / Lange frokoster / Dårlige vitser / Kalde bad
Varme skjerf / Stor appetitt / Lite kjøkken / Gamle plater / Nye ideer / Stille morgener / Ferskt brød / Snille øyne
Vill hage / Fullt kjøleskap / Lett bagasje / Papirkart i lomma / Ærlige svar / Blå himmel / Rød vin / Salt sjøluft
`,
};
