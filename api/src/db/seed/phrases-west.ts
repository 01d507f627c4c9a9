import type { Phrases } from './phrases.ts';

export const nl: Phrases = {
  followUps: `Trouwens, ik heb die foto gevonden.|Geen haast hoor, ik wilde alleen even goedemorgen zeggen.|Ik loop net langs de plek waar jij het over had.|En? Ging het goed?|Zaterdag ben ik in de stad, als dat uitkomt.`,
  headlines: `Koffie eerst, dan de rest|Op zoek naar iemand om mee te lachen|Zondagochtend is mijn favoriete dagdeel|Liever een lange wandeling dan een lang gesprek over het weer|Zeg maar gewoon hallo|Nieuwsgierig naar jouw verhaal|Fietsen met tegenwind, maar wel met zon|Goed gezelschap gezocht|Ik kook, jij kiest de muziek|Rustig type met een luide lach|Wie gaat er mee naar zee?|Serieus waar het moet, verder vooral niet`,
  openings: `Ik woon hier al jaren met veel plezier en ken elke goede koffiezaak in de buurt.|Na een paar drukke jaren heb ik weer tijd voor iets nieuws.|Mijn vrienden noemen me betrouwbaar, een beetje chaotisch en altijd in voor een plan.|Ik ben een ochtendmens, maar voor een goed gesprek blijf ik graag wakker.|Doordeweeks werk ik in de zorg, in het weekend ben ik buiten te vinden.|Ik hou van gewone dingen die goed gedaan worden: brood, een boek, een fietstocht.|Vorig jaar begonnen met klimmen, en nu kan ik niet meer stoppen.`,
  middles: `Op vrijdag kook ik graag voor wie er aanschuift.|Een museum is pas leuk met iemand die ook te lang bij één schilderij blijft staan.|Ik heb een zwak voor kleine concertzalen en slechte woordgrappen.|In de zomer ga ik het liefst met een tent weg, zonder al te veel plan.|Mijn hond vindt dat wij samen een goed team zijn.|Ik leer Spaans, langzaam maar trouw.|Series kijk ik nooit alleen verder, dat is een erezaak.`,
  closings: `Benieuwd of wij elkaar iets te vertellen hebben? Stuur gerust een bericht.|Ik zoek geen sprookje, wel iemand die er is.|Laten we beginnen met koffie en kijken hoe laat het wordt.|Een goed gesprek mag best even duren.|Vertel me wat jou vandaag aan het lachen maakte.|Wie het eerst een leuke plek voorstelt, wint.`,
  chats: [
    `Hoi! Ik zag dat je ook graag wandelt. Heb je een favoriete route?|Hoi! De duinen bij Bergen, zeker vroeg in de ochtend. Jij?|Ik loop meestal langs het water, maar de duinen klinken beter.|Dan moet je een keer meegaan. Er is een goede pannenkoekenplek aan het eind.|Je had me al bij duinen, maar pannenkoeken maakt het makkelijk.|Haha, genoteerd. Kun je volgende zaterdag?`,
    `Welke serie kijk je nu?|Ik ben net opnieuw begonnen met The Bridge. Jij?|Die heb ik nooit afgemaakt! Niet verklappen hoe het afloopt.|Beloofd. Maar dan moet je wel opschieten, ik hou het niet lang vol.|Deal, vanavond aflevering drie.`,
    `Wat leuk dat je ook kookt. Wat staat er vanavond op tafel?|Risotto met paddenstoelen. Het wordt roeren, veel roeren.|Klinkt goed. Mijn risotto wordt altijd pap.|Geheim: warme bouillon, en niet weglopen.|Dat laatste is precies mijn probleem.|Dan kom ik een keer opletten.|Afgesproken!`,
    `Goedemorgen! Hoe was het concert?|Zo goed dat ik vandaag fluister. En jij, nog gaan hardlopen?|Tien kilometer, met tegenwind heen én terug.|Dat kan alleen in Nederland.|Precies wat ik dacht bij kilometer acht.`,
  ],
};

export const en: Phrases = {
  followUps: `By the way, I found the photo I promised.|No hurry, I only wanted to say good morning.|I just walked past the place you mentioned.|And? Did it go well?|I am in town on Saturday, if that suits you.`,
  headlines: `Coffee first, the rest follows|Here for a good conversation|Sunday mornings are my favourite place|Tell me the best thing you ate this week|I cook, you choose the music|Quiet person, loud laugh|New in town and curious|More long walks than long meetings|Say hello, I answer everyone who does|Looking for someone to share the window seat with|Bad puns, good intentions|Let's see where the evening goes`,
  openings: `I moved here a few years ago for work and stayed for the people.|My friends would call me reliable, slightly chaotic and always in for a plan.|After some busy years I finally have time for something new.|I am a morning person who makes exceptions for good company.|During the week I teach, at the weekend you will find me outside.|I like ordinary things done well: bread, a book, a bike ride.|Last year I started climbing and I have not shut up about it since.`,
  middles: `On Fridays I cook for whoever turns up.|A museum is only fun with someone who also stands too long in front of one painting.|I have a weakness for small concert halls and terrible jokes.|In summer I disappear with a tent and hardly any plan.|My dog thinks we make a good team.|I am learning Italian, slowly but faithfully.|I never watch the next episode alone, that is a matter of honour.`,
  closings: `Curious whether we have something to tell each other? Write to me.|I am not after a fairy tale, just somebody who shows up.|Let's start with a coffee and see how late it gets.|A good conversation may take its time.|Tell me what made you laugh today.|Whoever suggests a nice place first, wins.`,
  chats: [
    `Hi! Your photo by the lake made me smile. Where was that?|Thank you! That was in Slovenia, last summer. Cold water, no regrets.|I have wanted to go there for years. Worth it?|Absolutely. Go in September, it is quieter and the light is better.|Noted. Any other places I should know?|A few, but I would rather tell you over coffee.|I like how you think. Thursday?`,
    `You mention board games. Be honest: are you a good loser?|I am an excellent loser. Plenty of practice.|Ha! What do you play?|Mostly Carcassonne, and I defend my monasteries with my life.|Then we have a problem, because so do I.|Sounds like we need a neutral referee and a large table.`,
    `How was your weekend?|Rainy, so I baked. There are now forty biscuits and one of me.|That ratio is fixable.|I was hoping somebody would say that.|What kind are we talking about?|Ginger, and dangerously good.`,
    `Good morning! Did you finish the book?|At two in the night. I am tired and it was worth it.|No spoilers, I am at chapter nine.|Then you have the best part in front of you. I am jealous.|I will report back tonight.`,
    `Question of the day: sea or mountains?|Mountains in the morning, sea in the evening. Is that allowed?|Only if you know a place that has both.|Northern Spain. I know a village.|Tell me more about this village.`,
  ],
};

export const de: Phrases = {
  headlines: `Erst Kaffee, dann der Rest|Lust auf ein gutes Gespräch?|Ich koche, du suchst die Musik aus|Ruhige Art, lautes Lachen|Lieber Berge als Besprechungen|Sag einfach hallo|Neugierig auf deine Geschichte|Sonntags am liebsten draußen|Ein Platz am Fenster ist noch frei|Schlechte Wortspiele, gute Absichten`,
  openings: `Ich bin vor ein paar Jahren hierhergezogen und wegen der Menschen geblieben.|Nach einigen vollen Jahren habe ich wieder Zeit für Neues.|Zuverlässig, ein bisschen chaotisch und für fast jeden Plan zu haben: so würden mich Freunde beschreiben.|Ich stehe früh auf, mache für gute Gesellschaft aber gern Ausnahmen.|Unter der Woche arbeite ich im Krankenhaus, am Wochenende bin ich draußen.|Ich mag einfache Dinge, die gut gemacht sind: Brot, ein Buch, eine Radtour.`,
  middles: `Freitags koche ich für alle, die vorbeikommen.|Im Museum bleibe ich gern zu lange vor einem einzigen Bild stehen.|Kleine Konzertsäle und schlechte Witze sind meine Schwäche.|Im Sommer verschwinde ich mit dem Zelt und fast ohne Plan.|Mein Hund findet, wir sind ein gutes Team.|Ich lerne Italienisch, langsam, aber treu.`,
  closings: `Ob wir uns etwas zu erzählen haben? Schreib mir.|Kein Märchen, nur jemand, der da ist.|Fangen wir mit einem Kaffee an und schauen, wie spät es wird.|Ein gutes Gespräch darf dauern.|Erzähl mir, worüber du heute gelacht hast.`,
  chats: [
    `Hallo! Du wanderst auch gern. Hast du eine Lieblingsstrecke?|Hallo! Am liebsten früh morgens um den See. Und du?|Ich bin eher in den Bergen, je weiter oben, desto besser.|Dann treffen wir uns irgendwo in der Mitte.|Mit Kaffee an der Hütte? Einverstanden.`,
    `Was kochst du heute?|Kürbissuppe, genug für sechs.|Und wer sind die anderen fünf?|Das ist noch offen.`,
    `Wie war das Konzert?|So gut, dass ich heute nur flüstern kann.|Dann schreiben wir eben.|Praktisch, oder?`,
  ],
};

export const fr: Phrases = {
  headlines: `D'abord un café, le reste suivra|Envie d'une vraie conversation|Je cuisine, tu choisis la musique|Caractère calme, rire sonore|Dis simplement bonjour|Le dimanche, c'est dehors|Curiosité assumée|Une place près de la fenêtre est libre|Mauvais jeux de mots, bonnes intentions`,
  openings: `Je vis ici depuis quelques années et j'y suis bien.|Après une période bien remplie, j'ai de nouveau du temps pour de belles rencontres.|Mes amis diraient : fiable, un peu dans la lune, toujours partant pour un projet.|Je me lève tôt, mais je fais des exceptions pour la bonne compagnie.|J'aime les choses simples et bien faites : le pain, un livre, une balade à vélo.`,
  middles: `Le vendredi, je cuisine pour qui veut venir.|Au musée, je reste toujours trop longtemps devant un seul tableau.|J'ai un faible pour les petites salles de concert et les blagues douteuses.|L'été, je pars avec une tente et presque aucun plan.|Mon chien trouve que nous formons une bonne équipe.|J'apprends l'italien, lentement mais sûrement.`,
  closings: `Et si on avait des choses à se raconter ? Écris-moi.|Je ne cherche pas un conte de fées, juste quelqu'un de présent.|Commençons par un café et voyons jusqu'à quelle heure.|Raconte-moi ce qui t'a fait rire aujourd'hui.`,
  chats: [
    `Bonjour ! Tu aimes aussi marcher, tu as un parcours préféré ?|Bonjour ! Le sentier au bord de l'eau, tôt le matin. Et toi ?|Plutôt la montagne, dès que je peux.|Alors on trouvera un chemin entre les deux.|Avec un café à l'arrivée ? Parfait.`,
    `Qu'est-ce que tu cuisines ce soir ?|Une soupe au potiron, pour six au moins.|Et les cinq autres, c'est qui ?|C'est encore à décider.`,
  ],
};
