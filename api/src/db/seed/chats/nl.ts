import type { ChatStock } from '../stocks.ts';

export const nl: ChatStock = {
  chats: `
Hoi! Ik zag dat je ook graag wandelt. Heb je een favoriete route?
Hoi! De duinen bij Bergen, zeker vroeg in de ochtend. Jij?
Ik loop meestal langs het water, maar de duinen klinken beter.
Dan moet je een keer meegaan. Er is een goede pannenkoekenplek aan het eind.
Je had me al bij duinen, maar met pannenkoeken wordt het wel heel makkelijk.
Haha, genoteerd. Kun je volgende zaterdag?

Welke serie kijk je nu?
Ik ben net opnieuw begonnen met The Bridge. Jij?
Die heb ik nooit afgemaakt! Niet verklappen hoe het afloopt.
Beloofd. Maar dan moet je wel opschieten, ik hou het niet lang vol.
Deal, vanavond aflevering drie.

Wat leuk dat je ook kookt. Wat staat er vanavond op tafel?
Risotto met paddenstoelen. Het wordt roeren, veel roeren.
Klinkt goed. Mijn risotto wordt altijd pap.
Geheim: warme bouillon, en niet weglopen.
Dat laatste is precies mijn probleem.
Dan kom ik een keer opletten.
Afgesproken!

Goedemorgen! Hoe was het concert?
Zo goed dat ik vandaag fluister. En jij, nog gaan hardlopen?
Tien kilometer, met tegenwind heen én terug.
Dat kan alleen in Nederland.
Precies wat ik dacht bij kilometer acht.

Even serieus: friet of patat?
Op deze vraag zijn al vriendschappen stukgelopen.
Ik durf het aan.
Goed dan: friet, met veel mayo.
Gelukkig. Dan kunnen we verder praten.

Ik moest lachen om je motto. Zit daar een verhaal achter?
Ja, en het duurt precies één kop thee.
Ik zet heel langzaam thee.
Perfect, het is een langzaam verhaal.
Geef me alvast de eerste zin.
‘Het begon met de verkeerde trein.’

Vraag van de dag: zee of bos?
Bos in de ochtend, zee in de avond. Mag dat?
Alleen als je een plek weet met allebei.
Schoorl. Ik neem de boterhammen mee.
Dan regel ik het mooie weer.

Wat was het leukste van je weekend?
Rommelmarkt. Ik heb nu een lamp in de vorm van een ananas.
Die wil ik zien.
Hij doet het alleen als je hem aankijkt.
Een lamp met karakter dus.

Ben jij van de koffie of van de thee?
Thee tot twaalf uur, daarna koffie. Ik weet het, andersom.
Chaos, maar met een systeem.
En jij?
Koffie, koffie en dan spijt.

Heb je echt in januari in zee gezwommen?
Elf seconden lang.
Elf telt.
Dat zei ik ook tegen iedereen op het strand.
Waarom eigenlijk?
Een weddenschap, een thermosfles snert en weinig verstand.

Jij speelt ook gitaar, zie ik. Hoe gaat het met je vingers?
Pijnlijk en heel trots.
Wat is je beste nummer tot nu toe?
De helft van één nummer. De goede helft.
Ik ken de andere helft!

Als je morgen vrij had, waar zat je dan?
Op een terras in Maastricht, met vlaai.
Welke vlaai? Dit is belangrijk.
Kersen. Altijd kersen.
Goed antwoord.
`,
  followUps: `
Trouwens, ik heb die foto gevonden.
Geen haast hoor, ik wilde alleen even goedemorgen zeggen.
Ik loop net langs de plek waar jij het over had.
En? Ging het goed?
Zaterdag ben ik in de stad, als dat uitkomt.
Je had gelijk over die bakker.
Ik heb je recept geprobeerd. Iedereen leeft nog.
Dat liedje zit nu dus de hele dag in mijn hoofd.
De zon schijnt hier. Ben je al buiten?
O ja, neem een sjaal mee, het waait daar.
`,
};
