import type { HeadlineStock } from '../stocks.ts';

export const de: HeadlineStock = {
  lines: `
Erst Kaffee, dann der Rest
Lust auf ein gutes Gespräch?
Ich koche, du suchst die Musik aus
Ruhige Art, lautes Lachen
Lieber Berge als Besprechungen
Sag einfach hallo
Neugierig auf deine Geschichte
Sonntags am liebsten draußen
Ein Platz am Fenster ist noch frei
Schlechte Wortspiele, gute Absichten
Tausche Rezepte gegen Geschichten
Noch eine Folge, dann aber wirklich ins Bett
Meine Pflanzen leben alle noch
Frag mich nach der Nacht in Lissabon
In echt besser als in einer Zeile
Immer für einen Umweg zu haben
Für Nachtisch ist immer Platz
Das Teewasser kocht schon
Tanzen in der Küche zählt als Sport
Gib mir eine Karte und keinen Plan
Über Essen kann ich stundenlang reden
Viele Pläne, wenig Drama
Morgens der erste Gedanke: Frühstück
Mit frischem Brot bestechlich
Nicht perfekt, aber pünktlich
Meine Liebessprache ist Suppe
Warme Hände, schiefer Gesang
Ein einziges Pubquiz gewonnen und sehr stolz darauf
Schick mir das Lied, das dir nicht aus dem Kopf geht
Optimismus mit Regenschirm
Smalltalk geht, richtig reden ist besser
Wollen wir zusammen schlecht töpfern?
Nichts geht über das erste Bad im See
Großes Herz für langes Frühstücken
Singt im Auto, und zwar mit Hingabe
Gut mit Karten, hoffnungslos bei der Richtung
Wer hilft mir beim Kreuzworträtsel?
Das Leben ist zu kurz für faden Käse
Leicht zu beeindrucken mit schöner Handschrift
Ehrlich, fröhlich und meistens pünktlich
Wo geht es hier zum Strand?
Weniger scrollen, mehr schlendern
Picknickdecke vorhanden, Begleitung gesucht
Insgeheim hoffe ich, dass du Brettspiele magst
Zwei Räder, eine Luftpumpe, das reicht
An keinem Flohmarkt komme ich vorbei
Zeig mir deine Lieblingsbank
Draußen schmeckt alles besser
Springen wir gleich zum schönen Teil
Postkarten schreibe ich noch von Hand
Schwäche für kluge Menschen in Gummistiefeln
Aufgewachsen mit Abendbrot und guten Manieren
Alles beginnt mit einem Hallo
Erzähl mir was Neues
Für gutes Eis laufe ich überallhin
Halb Stadt, halb See
Rucksack gepackt, Platz für zwei
Reden wir über alles außer übers Wetter
Am liebsten ein Haus voller Leute
Kein Filter, weder auf Fotos noch im Leben
Frühaufstehen ja, aber für dich bleibe ich lange wach
Du entscheidest, wo wir essen
Kennt jede Katze in der Straße
Ehrgeizig nur beim Minigolf
Bringt immer etwas zu naschen mit
Manchmal ist kein Plan der beste Plan
Lacht über die eigenen Witze, damit du nicht musst
Hebst du mir einen Tanz auf?
Erwachsen, an den meisten Tagen
Lernt Gitarre, Entschuldigung im Voraus
Verlaufen wir uns mit Absicht
Lagerfeuer statt Cocktailbar
Hast du kurz Zeit? Ich habe den ganzen Abend
Liest nie zuerst die letzte Seite
Hier, weil mich jemand herausgefordert hat
Einfacher Geschmack, lange Frühstücke
Donnerstag ist der neue Freitag
Unter meinen Schirm passen zwei
Romantisch, liest aber die Anleitung
Mit dem Rad dem Sonnenuntergang hinterher
Winkt Zügen und grüßt die Nachbarn
Offen für Überraschungen
Auf der Suche nach dem perfekten Pfannkuchen
In meinem Kalender fehlst genau du
Lange Geschichte, gutes Ende
Jeder gute Tag fängt mit Musik an
Gefunden: ein freier Abend
Schaut ernst, ist es nicht
Kopf in den Wolken, Hände im Teig
Nenn mich altmodisch, aber ruf an
Die ganze Speisekarte, ein Date nach dem anderen
Im Winter ins Wasser, im Sommer in die Hängematte
Was verrät deine Playlist über dich?
Sofa, Decke, du wählst den Film
Irgendwer muss über meine Wortspiele lachen
Wind im Haar, Sand in den Schuhen
Am besten an einem großen Tisch
Endlich mal vom Handy aufgeschaut
Wochenenden sind zum Streunen da
Sei nett und bring Hunger mit
Eine Karte übrig und keine Ausrede mehr
Fangen wir mit einem Spaziergang an?
Mehr Neugier als Vorsicht
Glaubt fest an die zweite Portion
Dein Karaokelied bleibt unser Geheimnis
Blüht auf bei Sonne und Komplimenten
Geduldig mit Menschen, nicht mit Staus
Neu in der Stadt und auf der Suche nach dem besten Bäcker
Geschickt mit Werkzeug, ungeschickt beim Flirten
Der Liegestuhl steht, die Sonne ist bestellt
Kommst du auch wegen des Kuchens?
Mein Rad kennt den Heimweg
Buch in der Tasche, Zeit im Gepäck
Lieber zu zweit abwaschen als allein essen gehen
Immer ein Brötchen zu viel dabei
Frag ruhig
Kaffee trinken ohne Bildschirm?
Träumen ist gut, machen ist besser
Große Pläne, kleine Küche
Kein Prinz, keine Prinzessin, einfach ein netter Mensch
Spontan, sofern es in den Kalender passt
Wie trinkst du deinen Kaffee?
Biergarten, Schatten, gutes Gespräch
Mit dir traue ich mich aufs Zehnerbrett
Stapelt Bücher statt Bedenken
Wach durch Musik, glücklich bei Regen auf dem Dach
Setz mich ans Feuer und ich bleibe
Ganz normal, nur besonders
Wer bringt den Kartoffelsalat mit?
Schöne Dinge kommen oft zu Fuß
Das letzte Stück Kuchen hebe ich dir auf
Wanderschuhe an, Handy aus
Freitags um fünf am schönsten
Dritter Versuch für einen guten ersten Satz
Erst ins Museum, dann sehr viel Torte
Ich mag Menschen, die sitzen bleiben
Nie zu alt für die Wasserrutsche
Kann nicht tanzen, tut es trotzdem
Wo ist dein Lieblingsplatz im Wald?
Auch im November ein sonniges Gemüt
Zeit, Humor und ein zweiter Helm vorhanden
Such du den Film aus, ich mache Popcorn
Für einen spontanen Dienstag zu haben
Irgendwo zwischen Buchclub und Tanzfläche
Hier hört dir jemand wirklich zu
Halb elf ist eine gute Zeit für zweites Frühstück
Plattenspieler repariert, Nachbarn gewarnt
Schreib mir, bevor der Kaffee kalt ist
Gipfel sammeln und Käsebrote teilen
Heute schon gelacht?
Zuhause ist, wo jemand den Tisch deckt
Selten laut, oft fröhlich
Wer zuerst lacht, zahlt das Eis
Abends auf dem Balkon ist die Welt in Ordnung
Vielleicht fängt es genau hier an
`,
  fragments: `
Schlamm an den Schuhen / Ruhe im Kopf / Starker Kaffee / Offene Fenster / Lange Frühstücke / Flache Witze / Gute Schuhe
Kaltes Wasser / Warme Schals / Großer Hunger / Kleine Küche / Alte Platten / Frische Ideen / Stille Morgen / Späte Sonne
Frisches Brot / Kurze Mails / Langsame Sonntage / Wilder Garten / Voller Kühlschrank / Leichtes Gepäck / Echte Landkarten
Wahre Geschichten / Ehrliche Antworten / Nasse Haare / Sonniges Gemüt / Weiche Pullover / Blauer Himmel / Roter Wein
Salzige Luft / Bunte Socken / Reife Tomaten / Dunkle Schokolade / Heiße Suppe / Kühler Kopf / Lange Briefe / Frühe Züge
Leere Strände / Dicke Bücher / Livemusik / Große Träume / Zwei linke Füße / Schnelles Rad / Gutes Timing / Selbstgemachte Marmelade
Hohe Erwartungen / Wenig Drama / Nackte Füße / Erste Reihe / Neugieriger Blick / Grüner Daumen / Sternklare Nächte
Nette Nachbarn / Geheime Rezepte / Zweite Portion / Spitze Bleistifte / Herz auf der Zunge / Lautes Lachen / Wacher Verstand
`,
};
