import type en from './en.ts';

export default {
  openings: [
    'Vad fick dig att le i dag?',
    'Vad är det godaste du har ätit den här veckan?',
    'Vilken låt hoppar du aldrig över?',
    'Morgonpigg eller nattuggla?',
    'Hur ser din perfekta söndag ut?',
    'Hav eller berg?',
    'Vilken film skulle du kunna se igen redan i kväll?',
    'Vilken liten sak gör dig glad?',
    'Kaffe, te eller inget alls före tio?',
    'Om vi kunde vara var som helst i helgen, var skulle det vara?',
    'Vad ville du bli när du var tio?',
    'Vilken dold talang brukar överraska folk?',
    'Vad skrattade du högt åt senast?',
    'Laga mat hemma eller äta ute?',
    'Vilken stad skulle du visa mig först?',
    'Vad ser du mest fram emot just nu?',
    'Vilken bok eller serie har hållit dig vaken?',
    'Vad brukar dina vänner alltid be dig om?',
    'Dansgolvet eller hörnbordet?',
    'Berätta något som inte står i din profil.',
  ],
  aboutInterest: [
    '{interest} har vi båda valt. Hur började det för dig?',
    '{interest}: vad skulle du tipsa mig om först?',
  ],
} satisfies typeof en;
