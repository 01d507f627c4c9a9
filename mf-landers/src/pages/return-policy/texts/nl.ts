import type { PageText } from '../../page-text.ts';

export default {
  title: 'Retourbeleid',
  lead: 'Je hebt {refund_days} dagen om van een bestelling af te zien. Hier lees je wat je terugkrijgt en hoe.',
  description:
    'Zie je toch af van een bestelling op {site}? Hier lees je hoelang je de tijd hebt, wat je terugkrijgt en hoe.',
  sections: [
    {
      id: 'right',
      title: 'Je herroepingsrecht',
      body: [
        'Je kunt een bestelling binnen {refund_days} dagen herroepen, zonder opgave van redenen. De termijn begint op de dag na je aankoop en eindigt om middernacht van de laatste dag, waar je ook bent.',
      ],
    },
    {
      id: 'how',
      title: 'Zo herroep je',
      body: [
        'Het snelst gaat het met ons formulier, ook zonder in te loggen: [overeenkomst herroepen](withdrawal). Je hebt het bestelnummer nodig; dat staat in de e-mail over je betaling en bij [Betalingen en credits](transactions). Druk op ‘Herroeping bevestigen’: vanaf dat moment geldt je herroeping, en we bevestigen die per e-mail met datum en tijd.',
        'Je kunt je herroeping ook op een andere manier ondubbelzinnig verklaren: per e-mail aan [{email}](mail), telefonisch of per brief aan {company}, {address}, {city}, {country}. Het is genoeg als je de verklaring vóór het einde van de termijn verstuurt.',
      ],
    },
    {
      id: 'amount',
      title: 'Wat je terugkrijgt',
      body: [
        {
          items: [
            'Geen credit van de bestelling gebruikt: de volle prijs.',
            'Een deel gebruikt: het bedrag voor de ongebruikte credits, afgerond in jouw voordeel.',
            'Alles gebruikt: niets, want je hebt de hele dienst gekregen waarmee we op jouw verzoek meteen zijn begonnen.',
          ],
        },
        'Een voorbeeld: van 30 credits voor 29,99 heb je er 10 gebruikt. Je krijgt twee derde van de prijs terug, dat is 20,00. De oudste credits worden het eerst gebruikt, ook de gratis credits.',
      ],
    },
    {
      id: 'when',
      title: 'Wanneer en hoe het geld komt',
      body: [
        'We storten het meteen terug, uiterlijk 14 dagen na je herroeping, via dezelfde betaalmethode en zonder kosten. Tot het op je rekening staat, kan het afhankelijk van je bank nog enkele dagen duren. Een incasso die nog onderweg is, betalen we terug zodra het geld bij ons is.',
      ],
    },
    {
      id: 'effect',
      title: 'Wat er met credits en Premium gebeurt',
      body: [
        'De ongebruikte credits van de bestelling gaan van je saldo af. Premium eindigt als geen andere bestelling het voortzet; foto’s vanaf de vierde zijn dan verborgen en komen terug bij je volgende bestelling. Er wordt niets verwijderd.',
      ],
    },
    {
      id: 'wrong',
      title: 'Als er iets mis is gegaan',
      body: [
        'Per ongeluk twee keer betaald? Dat merken we, en we storten het tweede bedrag vanzelf terug. Geen credits terwijl de betaling is afgeschreven? Sommige betaalmethoden duren even; zijn ze er na een uur nog niet, [schrijf ons](service) dan.',
        'Laat een betaling niet door je bank terugboeken voordat je met ons contact hebt gehad: dan gaan de credits van je saldo af en kan incasso voor jou worden geblokkeerd.',
        'Je wettelijke rechten bij een gebrekkige digitale dienst blijven naast dit herroepingsrecht bestaan.',
      ],
    },
    {
      id: 'form',
      title: 'Modelformulier voor herroeping',
      body: [
        'Je mag deze tekst gebruiken, maar het hoeft niet:',
        {
          items: [
            'Aan {company}, {address}, {city}, {country}, {email}:',
            'Hierbij herroep ik mijn overeenkomst voor de aankoop van credits op {site}.',
            'Nummer van de bestelling en de dag waarop ik bestelde',
            'Mijn naam en het e-mailadres van mijn account',
            'Datum, en op papier ook mijn handtekening',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
