import type { Phrases } from './phrases.ts';

export const it: Phrases = {
  headlines: `Prima il caffè, poi il resto|Cerco una bella conversazione|Io cucino, tu scegli la musica|Carattere calmo, risata forte|Basta un ciao|La domenica sempre all'aria aperta|Voglia di ascoltare la tua storia|C'è ancora un posto vicino al finestrino`,
  openings: `Vivo qui da qualche anno e mi piace la gente del posto.|Dopo anni pieni ho di nuovo tempo per qualcosa di bello.|Dicono che di me ci si può fidare, anche se con la testa un po' tra le nuvole.|Mi alzo presto, ma per la buona compagnia faccio eccezioni.|Amo le cose semplici fatte bene: il pane, un libro, un giro in bici.`,
  middles: `Il venerdì cucino per chi passa.|Al museo resto sempre troppo a lungo davanti a un solo quadro.|Ho un debole per i piccoli concerti e le battute pessime.|D'estate parto con la tenda e quasi senza programma.|Il mio cane dice che siamo una bella squadra.`,
  closings: `Chissà se abbiamo qualcosa da raccontarci. Scrivimi.|Non cerco una favola, solo una persona che c'è.|Cominciamo con un caffè e vediamo che ora si fa.|Raccontami cosa ti ha fatto ridere oggi.`,
  chats: [
    `Ciao! Anche a te piace camminare, hai un percorso preferito?|Ciao! Lungo il lago, la mattina presto. E tu?|Io in montagna, appena posso.|Allora troviamo una via di mezzo.|Con un caffè alla fine? Perfetto.`,
    `Cosa cucini stasera?|Zuppa di zucca, per almeno sei persone.|E le altre cinque?|È ancora da decidere.`,
  ],
};

export const es: Phrases = {
  headlines: `Primero café, luego lo demás|Busco una buena conversación|Yo cocino, tú eliges la música|Carácter tranquilo, risa fuerte|Basta con un hola|Los domingos, al aire libre|Con ganas de escuchar tu historia|Queda un sitio junto a la ventana`,
  openings: `Vivo aquí desde hace unos años y me gusta su gente.|Tras una época muy llena, vuelvo a tener tiempo para algo bonito.|Mis amigos dicen que se puede contar conmigo, aunque a veces esté en las nubes.|Madrugo, pero hago excepciones por la buena compañía.|Me gustan las cosas sencillas bien hechas: el pan, un libro, una ruta en bici.`,
  middles: `Los viernes cocino para quien venga.|En los museos me quedo siempre demasiado tiempo ante un solo cuadro.|Tengo debilidad por las salas pequeñas y los chistes malos.|En verano me voy con la tienda y casi sin plan.|Mi perro dice que hacemos buen equipo.`,
  closings: `¿Tendremos algo que contarnos? Escríbeme.|No busco un cuento de hadas, solo alguien que esté.|Empecemos con un café y a ver qué hora se hace.|Cuéntame qué te ha hecho reír hoy.`,
  chats: [
    `¡Hola! Veo que también te gusta caminar. ¿Tienes una ruta favorita?|¡Hola! Junto al mar, a primera hora. ¿Y tú?|Yo en la montaña, siempre que puedo.|Entonces buscamos un punto medio.|¿Con café al final? Perfecto.`,
    `¿Qué cocinas hoy?|Crema de calabaza, como para seis.|¿Y quiénes son los otros cinco?|Eso está por decidir.`,
  ],
};

export const fi: Phrases = {
  headlines: `Ensin kahvi, sitten muu|Hyvää juttuseuraa etsimässä|Minä kokkaan, sinä valitset musiikin|Rauhallinen luonne, kova nauru|Sano vain moi|Sunnuntait ulkona|Kerro tarinasi|Ikkunapaikka on vielä vapaana`,
  openings: `Olen asunut täällä jo vuosia ja viihdyn hyvin.|Kiireisten vuosien jälkeen minulla on taas aikaa uudelle.|Ystävieni mielestä olen luotettava ja vähän hajamielinen.|Herään aikaisin, mutta hyvässä seurassa valvon mielelläni.|Pidän yksinkertaisista asioista hyvin tehtyinä: leivästä, kirjasta, pyöräretkestä.`,
  middles: `Perjantaisin kokkaan kaikille, jotka tulevat käymään.|Museossa jään aina liian pitkäksi aikaa yhden taulun eteen.|Pienet keikkapaikat ja huonot vitsit ovat heikkouteni.|Kesällä lähden teltan kanssa lähes ilman suunnitelmaa.|Koirani mielestä olemme hyvä tiimi.`,
  closings: `Olisiko meillä kerrottavaa toisillemme? Kirjoita.|En etsi satua, vaan ihmistä joka on läsnä.|Aloitetaan kahvista ja katsotaan, miten myöhään menee.|Kerro, mikä sai sinut tänään nauramaan.`,
  chats: [
    `Moi! Sinäkin tykkäät vaeltaa, onko sinulla lempireitti?|Moi! Järven ympäri aikaisin aamulla. Entä sinulla?|Minä käyn Lapissa aina kun voin.|Sitten tavataan jossain puolivälissä.|Ja lopuksi kahvit? Sopii.`,
    `Mitä kokkaat tänään?|Kurpitsakeittoa, ainakin kuudelle.|Ketkä ne muut viisi ovat?|Se on vielä auki.`,
  ],
};

export const sv: Phrases = {
  headlines: `Först kaffe, sedan resten|Söker ett bra samtal|Jag lagar mat, du väljer musiken|Lugn person, högt skratt|Säg bara hej|Söndagar är bäst utomhus|Nyfiken på din historia|En fönsterplats är ledig`,
  openings: `Jag har bott här i några år och trivs med människorna.|Efter några fulla år har jag tid för något nytt.|Mina vänner skulle säga pålitlig, lite virrig och alltid med på en plan.|Jag är morgonpigg men gör undantag för gott sällskap.|Jag gillar enkla saker som är välgjorda: bröd, en bok, en cykeltur.`,
  middles: `På fredagar lagar jag mat till den som kommer förbi.|På museum stannar jag alltid för länge framför en enda tavla.|Små konsertlokaler och dåliga skämt är min svaghet.|På sommaren försvinner jag med tält och nästan utan plan.|Min hund tycker att vi är ett bra lag.`,
  closings: `Har vi något att berätta för varandra? Skriv.|Ingen saga, bara någon som finns där.|Vi börjar med en kaffe och ser hur sent det blir.|Berätta vad som fick dig att skratta i dag.`,
  chats: [
    `Hej! Du gillar också att vandra, har du en favoritrunda?|Hej! Runt sjön, tidigt på morgonen. Och du?|Jag åker till fjällen så ofta jag kan.|Då möts vi någonstans på mitten.|Med fika på slutet? Perfekt.`,
    `Vad lagar du i kväll?|Pumpasoppa, till minst sex personer.|Och vilka är de andra fem?|Det är inte bestämt än.`,
  ],
};

export const nb: Phrases = {
  headlines: `Først kaffe, så resten|Ser etter en god samtale|Jeg lager mat, du velger musikken|Rolig type, høy latter|Bare si hei|Søndager er best ute|Nysgjerrig på historien din|En vindusplass er ledig`,
  openings: `Jeg har bodd her i noen år og trives med folk.|Etter noen travle år har jeg tid til noe nytt.|Vennene mine ville sagt pålitelig, litt distré og alltid med på en plan.|Jeg står opp tidlig, men gjør unntak for godt selskap.|Jeg liker enkle ting som er godt gjort: brød, en bok, en sykkeltur.`,
  middles: `På fredager lager jeg mat til den som stikker innom.|På museum blir jeg alltid stående for lenge foran ett bilde.|Små konsertscener og dårlige vitser er min svakhet.|Om sommeren forsvinner jeg med telt og nesten uten plan.|Hunden min mener at vi er et godt lag.`,
  closings: `Har vi noe å fortelle hverandre? Skriv til meg.|Ikke noe eventyr, bare noen som er der.|Vi begynner med en kaffe og ser hvor sent det blir.|Fortell meg hva som fikk deg til å le i dag.`,
  chats: [
    `Hei! Du liker også å gå tur, har du en favorittrunde?|Hei! Rundt vannet, tidlig om morgenen. Og du?|Jeg drar på fjellet så ofte jeg kan.|Da møtes vi et sted på midten.|Med kaffe til slutt? Perfekt.`,
    `Hva lager du i kveld?|Gresskarsuppe, til minst seks.|Og hvem er de andre fem?|Det er ikke bestemt ennå.`,
  ],
};

export const da: Phrases = {
  headlines: `Først kaffe, så resten|Søger en god samtale|Jeg laver mad, du vælger musikken|Rolig type, højt grin|Sig bare hej|Søndage er bedst udenfor|Nysgerrig på din historie|Der er en vinduesplads ledig`,
  openings: `Jeg har boet her i nogle år og er glad for stedet.|Efter nogle travle år har jeg tid til noget nyt.|Mine venner ville sige pålidelig, lidt distræt og altid med på en plan.|Jeg står tidligt op, men gør undtagelser for godt selskab.|Jeg kan lide enkle ting, der er lavet godt: brød, en bog, en cykeltur.`,
  middles: `Om fredagen laver jeg mad til dem, der kommer forbi.|På museer bliver jeg altid stående for længe foran ét billede.|Små spillesteder og dårlige vittigheder er min svaghed.|Om sommeren forsvinder jeg med telt og næsten uden plan.|Min hund synes, at vi er et godt hold.`,
  closings: `Har vi noget at fortælle hinanden? Skriv til mig.|Ikke noget eventyr, bare en, der er der.|Vi begynder med en kop kaffe og ser, hvor sent det bliver.|Fortæl mig, hvad der fik dig til at grine i dag.`,
  chats: [
    `Hej! Du kan også lide at gå ture, har du en yndlingsrute?|Hej! Langs vandet, tidligt om morgenen. Og dig?|Jeg tager til skoven, så ofte jeg kan.|Så mødes vi et sted på midten.|Med kaffe til sidst? Perfekt.`,
    `Hvad laver du i aften?|Græskarsuppe, til mindst seks.|Og hvem er de andre fem?|Det er ikke besluttet endnu.`,
  ],
};

export const pl: Phrases = {
  headlines: `Najpierw kawa, potem reszta|Szukam dobrej rozmowy|Ja gotuję, ty wybierasz muzykę|Spokojny charakter, głośny śmiech|Po prostu napisz cześć|Niedziele najchętniej na dworze|Chętnie poznam twoją historię|Miejsce przy oknie jest wolne`,
  openings: `Mieszkam tu od kilku lat i dobrze mi z tutejszymi ludźmi.|Po kilku pracowitych latach znów mam czas na coś nowego.|Znajomi mówią, że można na mnie liczyć, choć bywam z głową w chmurach.|Wstaję wcześnie, ale dla dobrego towarzystwa robię wyjątki.|Lubię proste rzeczy zrobione dobrze: chleb, książkę, wycieczkę rowerem.`,
  middles: `W piątki gotuję dla każdego, kto wpadnie.|W muzeum zawsze zbyt długo stoję przed jednym obrazem.|Mam słabość do małych sal koncertowych i kiepskich żartów.|Latem znikam z namiotem i prawie bez planu.|Mój pies uważa, że tworzymy dobry zespół.`,
  closings: `Może mamy sobie coś do powiedzenia? Napisz.|Nie szukam bajki, tylko kogoś, kto jest.|Zacznijmy od kawy i zobaczmy, która się zrobi godzina.|Opowiedz, co cię dziś rozśmieszyło.`,
  chats: [
    `Cześć! Też lubisz wędrować, masz ulubioną trasę?|Cześć! Wokół jeziora, wcześnie rano. A ty?|Ja jeżdżę w góry, kiedy tylko mogę.|To spotkamy się gdzieś pośrodku.|Z kawą na koniec? Idealnie.`,
    `Co dziś gotujesz?|Zupę dyniową, dla co najmniej sześciu osób.|A kim jest pozostała piątka?|To jeszcze do ustalenia.`,
  ],
};
