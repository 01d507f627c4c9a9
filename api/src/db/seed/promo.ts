import { type Kysely, sql } from 'kysely';

import type { DB } from '../types.generated.ts';

/** A picture for the demo: a person in a window, and the light of a camera. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#2b1a3d"/><stop offset="1" stop-color="#0f5c63"/></linearGradient></defs>
<path fill="url(#a)" d="M0 0h640v480H0z"/>
<rect x="150" y="90" width="340" height="250" rx="28" fill="#f6f2f7"/>
<circle cx="320" cy="190" r="48" fill="#e59a5c"/><path d="M222 340c8-62 48-92 98-92s90 30 98 92z" fill="#5d2a7d"/>
<path d="M272 186c0-38 22-58 50-58s48 22 46 60c-16-22-30-30-44-32-14 14-32 24-52 30z" fill="#3a2118"/>
<circle cx="462" cy="118" r="12" fill="#d4376a"/><rect x="250" y="372" width="140" height="16" rx="8" fill="#ffffff" opacity=".5"/>
</svg>`;

const texts = {
  en: { title: 'Say hello on camera', text: 'Live video with people who are there now, at a partner of ours.' },
  de: {
    title: 'Sag Hallo vor der Kamera',
    text: 'Live-Video mit Leuten, die gerade da sind, bei einem Partner von uns.',
  },
  nl: { title: 'Zeg hallo voor de camera', text: 'Live video met mensen die er nu zijn, bij een partner van ons.' },
  da: { title: 'Sig hej på kamera', text: 'Livevideo med folk, der er der lige nu, hos en af vores partnere.' },
  es: {
    title: 'Saluda ante la cámara',
    text: 'Vídeo en directo con gente que está ahora mismo, en un sitio asociado.',
  },
  fi: {
    title: 'Sano hei kameralle',
    text: 'Suoraa videota ihmisten kanssa, jotka ovat paikalla nyt, kumppanimme palvelussa.',
  },
  fr: {
    title: 'Dis bonjour à la caméra',
    text: 'De la vidéo en direct avec des gens présents maintenant, chez un partenaire.',
  },
  it: { title: 'Saluta in videocamera', text: 'Video dal vivo con persone che sono lì adesso, da un nostro partner.' },
  nb: { title: 'Si hei på kamera', text: 'Livevideo med folk som er der akkurat nå, hos en av partnerne våre.' },
  pl: { title: 'Przywitaj się przed kamerą', text: 'Wideo na żywo z osobami, które są tam teraz, u naszego partnera.' },
  sv: { title: 'Säg hej framför kameran', text: 'Livevideo med folk som är där just nu, hos en av våra partner.' },
};

/** Inserts one active advertisement for the demo's site (decisions F-2). Its target is a host name that no one can own. */
export const insertPromo = async (db: Kysely<DB>): Promise<void> => {
  const image = `data:image/svg+xml,${encodeURIComponent(picture.replaceAll('\n', ''))}`;
  await sql`
    with target as (insert into promo_targets (url) values ('https://cam.partner.example/welcome') returning id)
    insert into promos (site_id, target_id, texts, image) select 1, id, ${JSON.stringify(texts)}, ${image} from target`.execute(
    db,
  );
  await sql`update sites set settings = settings || '{"promo_tile": true}' where id = 1`.execute(db);
};
