import type { AboutStock } from '../stocks.ts';

export const nb: AboutStock = {
  openings: `
Jeg har bodd her i noen år og trives med folk.
Etter noen travle år har jeg tid til noe nytt.
#friends Vennene mine ville sagt pålitelig, litt distré og alltid med på en plan.
#morning Jeg står opp tidlig, men gjør unntak for godt selskap.
Jeg liker enkle ting som er godt gjort: brød, en bok, en sykkeltur.
Jeg vokste opp ved sjøen og sjekker fortsatt vinden før nyhetene.
#work Jeg pusser opp gamle møbler til daglig, og de fleste tilgir meg.
På toget forteller folk meg alt mulig. Det må være ansiktet mitt.
#work Jeg underviser og lærer minst like mye som klassen.
Det beste er når en plan ryker og det blir noe morsommere.
#sport I fjor begynte jeg å klatre, og siden har jeg ikke snakket om annet.
#garden Bak huset har jeg en liten hage, og den leder stort.
#morning Om morgenen er jeg ingen hjelp, om kvelden er jeg i toppform.
Jeg samler på historier, mest andres.
#work Jeg jobber turnus på sykehus, så tirsdagen min er noen ganger en lørdag.
`,
  middles: `
#food På fredager lager jeg mat til den som stikker innom.
#museum På museum blir jeg alltid stående for lenge foran ett bilde.
#music Små konsertscener og dårlige vitser er min svakhet.
#travel Om sommeren forsvinner jeg med telt og nesten uten plan.
#pets Hunden min mener at vi er et godt lag.
#food Jeg lager én strålende fiskesuppe og fire helt greie.
#books I jakkelomma ligger det alltid en bok, sjelden den samme som i går.
#sport Jeg løper, selv om folk i løypa kaller det rask gange.
#pets Katten fulgte med leiligheten og ser på meg som gjesten.
#family Niesen min lærer meg å tegne hester. Hennes er finere.
#music Jeg synger i et kor der gleden teller mer enn tonen.
#games Brettspill tar jeg på alvor, å tape gjør jeg ikke.
#travel Jeg elsker nattog, selv når jeg ikke får blund på øynene.
#garden På balkongen dyrker jeg tomater og gir bort de fleste.
#bike Sykkelen min er eldre enn de fleste meningene mine.
`,
  closings: `
Har vi noe å fortelle hverandre? Skriv til meg.
Ikke noe eventyr, bare noen som er der.
#coffee Vi begynner med en kaffe og ser hvor sent det blir.
Fortell meg hva som fikk deg til å le i dag.
#walk Velg en tur, hvilken som helst. Jeg tar med kvikklunsj.
Send meg ditt beste spørsmål, så gjør jeg mitt beste med svaret.
Har du lest helt hit, burde vi nok snakkes.
Hvor ville du dratt hvis du hadde fri på fredag?
Heller møtes én gang enn å skrive i ukevis.
#music Hvilken låt må jeg høre? Begynn der.
Ingen hast, ikke noe manus. Vi får se.
Jeg liker folk som mener det de sier, og ler imens.
`,
};
