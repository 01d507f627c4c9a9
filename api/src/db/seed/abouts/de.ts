import type { AboutStock } from '../stocks.ts';

export const de: AboutStock = {
  openings: `
Ich bin vor ein paar Jahren hierhergezogen und wegen der Menschen geblieben.
Nach einigen vollen Jahren habe ich wieder Zeit für Neues.
#friends Zuverlässig, ein bisschen chaotisch und für fast jeden Plan zu haben: so würden mich Freunde beschreiben.
#morning Ich stehe früh auf, mache für gute Gesellschaft aber gern Ausnahmen.
#work Unter der Woche arbeite ich im Krankenhaus, am Wochenende bin ich draußen.
Ich mag einfache Dinge, die gut gemacht sind: Brot, ein Buch, eine Radtour.
#sport Letztes Jahr habe ich mit dem Klettern angefangen und rede seitdem von nichts anderem.
Aufgewachsen bin ich am Wasser, und ich schaue immer noch erst nach dem Wind und dann in die Nachrichten.
#work Beruflich rette ich alte Möbel, und die meisten danken es mir.
Im Zug erzählen mir Fremde ihr halbes Leben. Es muss an meinem Gesicht liegen.
#work Ich unterrichte und lerne dabei mindestens so viel wie die Klasse.
Am liebsten ist mir, wenn ein Plan platzt und etwas Besseres dabei herauskommt.
#friends Meine Freunde sagen: hört gut zu, kann kein Dart.
Ich habe in vier Städten gewohnt und aus jeder eine Freundschaft mitgenommen.
#garden Hinter meinem Haus liegt ein kleiner Garten, und er ist klar im Vorteil.
#morning Morgens bin ich keine Hilfe, abends dafür in Hochform.
#work Den ganzen Tag schreibe ich Software, deshalb liebe ich alles aus Holz.
Ich sammle Geschichten, vor allem die von anderen.
`,
  middles: `
#food Freitags koche ich für alle, die vorbeikommen.
#museum Im Museum bleibe ich gern zu lange vor einem einzigen Bild stehen.
#music Kleine Konzertsäle und schlechte Witze sind meine Schwäche.
#travel Im Sommer verschwinde ich mit dem Zelt und fast ohne Plan.
#pets Mein Hund findet, wir sind ein gutes Team.
#languages Ich lerne Italienisch, langsam, aber treu.
#food Ich kann ein hervorragendes Curry und vier ganz ordentliche.
#books In meiner Jacke steckt immer ein Buch, meist ein anderes als gestern.
#sport Ich gehe joggen, auch wenn Zuschauer es Spazieren nennen würden.
#pets Die Katze gehörte zur Wohnung und hält mich für den Besuch.
#family Meine Nichte bringt mir bei, Pferde zu zeichnen. Ihre sind besser.
#music Ich singe in einem Chor, in dem Begeisterung mehr zählt als der Ton.
#sport Kaltes Wasser, warmer Schal, heiße Schokolade: so geht mein Winter.
#games Brettspiele nehme ich ernst, das Verlieren nicht.
#travel Nachtzüge liebe ich, auch wenn ich darin kein Auge zutue.
#garden Auf meinem Balkon wachsen Tomaten, und die meisten verschenke ich.
#bike Mein Fahrrad ist älter als die meisten meiner Ansichten.
#radio Ich höre noch Radio und rede auch zurück.
#series Die nächste Folge schaue ich nie allein, das ist Ehrensache.
`,
  closings: `
Ob wir uns etwas zu erzählen haben? Schreib mir.
Kein Märchen, nur jemand, der da ist.
#coffee Fangen wir mit einem Kaffee an und schauen, wie spät es wird.
Ein gutes Gespräch darf dauern.
Erzähl mir, worüber du heute gelacht hast.
#walk Such einen Weg aus, egal welchen. Ich bringe die Brote mit.
Schick mir deine beste Frage, ich gebe mir Mühe mit der Antwort.
Du hast bis hierher gelesen? Dann sollten wir reden.
Wohin würdest du fahren, wenn du am Freitag frei hättest?
Ich suche jemanden für die stillen Tage und für ein paar laute.
Lieber einmal treffen als wochenlang tippen.
Sag hallo, auch wenn du nicht weißt, wie es weitergeht. Weiß ich auch nicht.
Ich mag Menschen, die meinen, was sie sagen, und dabei lachen.
#coffee Der erste Kaffee geht auf mich.
#music Welches Lied muss ich unbedingt hören? Fang damit an.
Keine Eile, kein Drehbuch. Schauen wir einfach.
`,
};
