import type { AboutStock } from '../stocks.ts';

export const nl: AboutStock = {
  openings: `
#coffee Ik woon hier al jaren met veel plezier en ken elke goede koffiezaak in de buurt.
Na een paar drukke jaren heb ik weer tijd voor iets nieuws.
#friends Mijn vrienden noemen me betrouwbaar, een beetje chaotisch en altijd in voor een plan.
#morning Ik ben een ochtendmens, maar voor een goed gesprek blijf ik graag wakker.
#work Doordeweeks werk ik in de zorg, in het weekend ben ik buiten te vinden.
Ik hou van gewone dingen die goed gedaan worden: brood, een boek, een fietstocht.
#sport Vorig jaar begonnen met klimmen, en nu kan ik niet meer stoppen.
Opgegroeid aan zee, en ik kijk nog steeds eerst naar de wind en dan naar het nieuws.
#work Ik knap oude meubels op voor mijn werk, en de meeste vergeven het me.
In de trein vertellen mensen me van alles. Het zal mijn gezicht wel zijn.
#work Ik sta voor de klas en leer daar zelf minstens zoveel als de kinderen.
Ik ben op mijn best als een plan mislukt en er iets leukers voor in de plaats komt.
#friends Vraag het mijn vrienden: luistert goed, kan niet darten.
Ik heb in vier steden gewoond en er overal een vriendschap aan overgehouden.
#garden Achter mijn huis ligt een kleine tuin, en die is aan de winnende hand.
#morning De ochtend is niet mijn ding, maar ’s avonds ben ik op mijn best.
#work De hele dag schrijf ik software, dus alles van hout maakt me blij.
Ik verzamel verhalen, vooral die van anderen.
#family Ik kom uit een groot en druk gezin en vind stilte nog steeds een cadeautje.
Een lange omweg is voor mij gewoon de route.
#city Pas verhuisd van de stad naar een dorp, en ik groet nu iedereen.
`,
  middles: `
#food Op vrijdag kook ik graag voor wie er aanschuift.
#museum Een museum is pas leuk met iemand die ook te lang bij één schilderij blijft staan.
#music Ik heb een zwak voor kleine concertzalen en slechte woordgrappen.
#travel In de zomer ga ik het liefst met een tent weg, zonder al te veel plan.
#pets Mijn hond vindt dat wij samen een goed team zijn.
#languages Ik leer Spaans, langzaam maar trouw.
#series Series kijk ik nooit alleen verder, dat is een erekwestie.
#food Ik maak één heel goede curry en vier redelijke.
#books In mijn jas zit altijd een boek, meestal een ander dan gisteren.
#sport Ik loop hard, al noemen voorbijgangers het stevig wandelen.
#pets De kat hoorde bij het huis en ziet mij als de gast.
#family Mijn nichtje leert me paarden tekenen. Die van haar zijn beter.
#music Ik zing in een koor waar zin zwaarder telt dan zuiver.
#sport Koud water, warme sjaal, chocolademelk: zo ziet mijn winter eruit.
#games Bordspellen neem ik serieus, verliezen niet.
#travel Ik ben dol op nachttreinen, ook als ik er geen oog dichtdoe.
#garden Op mijn balkon groeien tomaten, en de meeste geef ik weg.
#bike Mijn fiets is ouder dan de meeste van mijn meningen.
#radio Ik luister nog naar de radio en praat gewoon terug.
#food Geef mij een markt, een tas en geen boodschappenlijst.
#friends Elke maand eet er een volle tafel bij mij, en dan mag het niet over werk gaan.
`,
  closings: `
Benieuwd of wij elkaar iets te vertellen hebben? Stuur gerust een bericht.
Ik zoek geen sprookje, wel iemand die er is.
#coffee Laten we beginnen met koffie en kijken hoe laat het wordt.
Een goed gesprek mag best even duren.
Vertel me wat jou vandaag aan het lachen maakte.
Wie het eerst een leuke plek voorstelt, wint.
#walk Kies een wandeling, maakt niet uit welke. Ik neem iets lekkers mee.
Stuur me je beste vraag, dan doe ik mijn best op het antwoord.
Ben je tot hier gekomen? Dan moeten we eigenlijk praten.
Waar zou jij heen gaan als je vrijdag vrij had?
Ik zoek iemand voor de stille dagen, en voor een paar luide.
Liever één keer afspreken dan weken typen.
Zeg hoi, ook als je niet weet wat daarna komt. Ik ook niet.
Ik hou van mensen die menen wat ze zeggen en daarbij lachen.
#coffee Het eerste kopje koffie is van mij.
#music Welk liedje moet ik echt horen? Begin daar maar mee.
Geen haast, geen draaiboek. We zien wel.
Neem jij je nieuwsgierigheid mee, dan zorg ik voor een paraplu.
`,
};
