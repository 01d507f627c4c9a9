import type en from './en.ts';

export default {
  openings: [
    'Mikä sai sinut hymyilemään tänään?',
    'Mikä on parasta, mitä olet syönyt tällä viikolla?',
    'Minkä kappaleen yli et ikinä hyppää?',
    'Aamuvirkku vai yökyöpeli?',
    'Millainen on sinun täydellinen sunnuntaisi?',
    'Meri vai vuoret?',
    'Minkä elokuvan voisit katsoa uudelleen vaikka tänä iltana?',
    'Mikä pieni asia tekee sinut onnelliseksi?',
    'Kahvia, teetä vai ei kumpaakaan ennen kymmentä?',
    'Jos voisimme olla viikonloppuna missä tahansa, missä olisimme?',
    'Miksi halusit tulla isona, kun olit kymmenvuotias?',
    'Mikä taidoistasi yllättää muut?',
    'Mille nauroit viimeksi ääneen?',
    'Ruokaa kotona vai syömään ulos?',
    'Minkä kaupungin näyttäisit minulle ensin?',
    'Mitä odotat juuri nyt eniten?',
    'Mikä kirja tai sarja on valvottanut sinua?',
    'Mitä ystäväsi pyytävät sinulta aina?',
    'Tanssilattia vai nurkkapöytä?',
    'Kerro minulle jotain, mitä profiilissasi ei lue.',
  ],
  aboutInterest: [
    '{interest}: tämä meitä yhdistää. Mistä se sinulla alkoi?',
    '{interest}: mitä suosittelisit minulle ensimmäiseksi?',
  ],
} satisfies typeof en;
