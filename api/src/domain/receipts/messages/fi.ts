import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Kuitti',
    refund: 'Palautus',
    withdrawal: 'Palautus peruuttamisen jälkeen',
    refund_failed: 'Palautuksen oikaisu',
  },
  subject: '{title} {number}, {site}',
  register: 'Kaupparekisteri (KvK) {number}',
  vatNumber: 'Alv-tunniste {number}',
  number: 'Numero',
  issued: 'Päivämäärä',
  order: 'Tilausnumero',
  ordered: 'Tilattu',
  method: { payment: 'Maksutapa', refund: 'Palautettu, maksutapa', refund_failed: 'Ei palautettu, maksutapa' },
  description: 'Kuvaus',
  amount: 'Summa',
  line: {
    payment: 'Paketti, {credits} krediittiä, sisältää Premiumin',
    refund: 'Palautus paketista, {credits} krediittiä',
    refund_failed: 'Palautus, jota pankkisi ei vastaanottanut: paketti, {credits} krediittiä',
  },
  discount: 'Alennus',
  net: 'Veroton summa',
  vat: 'Alv {rate} ({country})',
  total: { payment: 'Maksettu', refund: 'Palautettu', refund_failed: 'Ei palautettu' },
  noVat: 'Summassa ei ole arvonlisäveroa.',
  note: {
    payment: 'Tämä on kertamaksu, ei jatkuva tilaus.',
    refund: 'Rahat palautetaan samalla maksutavalla, jolla maksoit. Se voi kestää muutaman päivän.',
    refund_failed: 'Olemme sinulle vielä velkaa tämän summan. Ota yhteyttä asiakaspalveluun.',
  },
  methods: { sdd: 'Suoraveloitus', sct: 'Tilisiirto', creditcard: 'Maksukortti' },
} satisfies Translation<typeof en>;
