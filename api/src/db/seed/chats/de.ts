import type { ChatStock } from '../stocks.ts';

export const de: ChatStock = {
  chats: `
Hallo! Du wanderst auch gern. Hast du eine Lieblingsstrecke?
Hallo! Am liebsten früh morgens um den See. Und du?
Ich bin eher in den Bergen, je weiter oben, desto besser.
Dann treffen wir uns irgendwo in der Mitte.
Mit Kaffee an der Hütte? Einverstanden.

Was kochst du heute?
Kürbissuppe, genug für sechs.
Und wer sind die anderen fünf?
Das ist noch offen.

Wie war das Konzert?
So gut, dass ich heute nur flüstern kann.
Dann schreiben wir eben.
Praktisch, oder?

Ich musste über dein Motto lachen. Steckt da eine Geschichte dahinter?
Ja, und sie dauert genau eine Tasse Tee.
Ich koche sehr langsam Tee.
Perfekt, es ist eine langsame Geschichte.
Gib mir wenigstens den ersten Satz.
„Es begann mit dem falschen Zug.“

Frage des Tages: Meer oder Berge?
Morgens Berge, abends Meer. Geht das?
Nur wenn du einen Ort kennst, der beides hat.
Ligurien. Ich kenne da ein Dorf.
Erzähl mir mehr von diesem Dorf.

Du spielst Brettspiele. Ehrlich: Kannst du verlieren?
Hervorragend. Ich habe viel Übung.
Was spielst du am liebsten?
Carcassonne, und meine Klöster verteidige ich bis zuletzt.
Dann haben wir ein Problem, ich nämlich auch.

Bist du wirklich im Januar schwimmen gegangen?
Elf Sekunden lang.
Elf zählt.
Das habe ich am Ufer auch allen gesagt.
Und warum das Ganze?
Eine Wette, eine Thermoskanne Suppe und wenig Verstand.

Was war das Schönste an deinem Wochenende?
Flohmarkt. Ich besitze jetzt eine Lampe, die aussieht wie eine Ananas.
Die will ich sehen.
Sie geht nur an, wenn man sie nett bittet.
Eine Lampe mit Charakter also.

Kaffee oder Tee? Davon hängt einiges ab.
Tee bis zwölf, danach Kaffee. Ich weiß, verkehrt herum.
Chaos, aber mit System.
Und du?
Kaffee, Kaffee und dann Reue.
`,
  followUps: `
Übrigens, ich habe das Foto gefunden.
Keine Eile, ich wollte nur guten Morgen sagen.
Ich bin gerade an dem Ort vorbeigekommen, von dem du erzählt hast.
Und? Ist es gut gelaufen?
Am Samstag bin ich in der Stadt, falls das passt.
Du hattest recht mit der Bäckerei.
`,
};
