import type { AboutStock } from '../stocks.ts';

export const fi: AboutStock = {
  openings: `
Olen asunut täällä jo vuosia ja viihdyn hyvin.
Kiireisten vuosien jälkeen minulla on taas aikaa uudelle.
#friends Ystävieni mielestä olen luotettava ja vähän hajamielinen.
#morning Herään aikaisin, mutta hyvässä seurassa valvon mielelläni.
Pidän yksinkertaisista asioista hyvin tehtyinä: leivästä, kirjasta, pyöräretkestä.
Kasvoin meren rannalla ja katson yhä ensin tuulen ja vasta sitten uutiset.
#work Kunnostan työkseni vanhoja huonekaluja, ja useimmat antavat anteeksi.
Junassa ihmiset kertovat minulle elämänsä. Se johtuu varmaan naamastani.
#work Opetan koulussa ja opin itse vähintään yhtä paljon.
Parasta on, kun suunnitelma menee pieleen ja tilalle tulee jotain hauskempaa.
#sport Aloitin viime vuonna kiipeilyn enkä ole sen jälkeen muusta puhunut.
#garden Taloni takana on pieni puutarha, ja se on voitolla.
#morning Aamuisin minusta ei ole iloa, mutta iltaisin olen parhaimmillani.
Kerään tarinoita, etenkin muiden.
#work Teen vuorotyötä sairaalassa, joten tiistaini on joskus lauantai.
`,
  middles: `
#food Perjantaisin kokkaan kaikille, jotka tulevat käymään.
#museum Museossa jään aina liian pitkäksi aikaa yhden taulun eteen.
#music Pienet keikkapaikat ja huonot vitsit ovat heikkouteni.
#travel Kesällä lähden teltan kanssa lähes ilman suunnitelmaa.
#pets Koirani mielestä olemme hyvä tiimi.
#food Osaan yhden loistavan lohikeiton ja neljä kelvollista.
#books Takintaskussani on aina kirja, harvoin sama kuin eilen.
#sport Juoksen, vaikka vastaantulijat sanoisivat sitä reippaaksi kävelyksi.
#pets Kissa kuului asuntoon ja pitää minua vieraana.
#family Siskontyttöni opettaa minua piirtämään hevosia. Hänen ovat parempia.
#music Laulan kuorossa, jossa into on tärkeämpää kuin nuotti.
#games Lautapelit otan tosissani, häviämisen en.
#travel Rakastan yöjunia, vaikka en nukkuisi silmäystäkään.
#garden Parvekkeellani kasvaa tomaatteja, ja annan puolet pois.
#bike Pyöräni on vanhempi kuin useimmat mielipiteeni.
`,
  closings: `
Olisiko meillä kerrottavaa toisillemme? Kirjoita.
En etsi satua, vaan ihmistä, joka on läsnä.
#coffee Aloitetaan kahvista ja katsotaan, miten myöhään menee.
Kerro, mikä sai sinut tänään nauramaan.
#walk Valitse polku, mikä vain. Minä tuon eväät.
Lähetä paras kysymyksesi, niin yritän parhaani.
Jos luit tänne asti, meidän pitäisi varmaan jutella.
Minne lähtisit, jos perjantai olisi vapaa?
Mieluummin yksi tapaaminen kuin viikkojen viestittely.
#music Mikä biisi minun pitää kuulla? Aloita siitä.
Ei kiirettä, ei käsikirjoitusta. Katsotaan.
Pidän ihmisistä, jotka tarkoittavat, mitä sanovat, ja nauravat samalla.
`,
};
