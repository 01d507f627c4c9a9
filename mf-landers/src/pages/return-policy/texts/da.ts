import type { PageText } from '../../page-text.ts';

export default {
  title: 'Fortrydelsesret og tilbagebetaling',
  lead: 'Du har {refund_days} dage til at fortryde en bestilling. Her står, hvad du får tilbage, og hvordan.',
  description:
    'Har du fortrudt en bestilling på {site}? Her står, hvor lang tid du har, hvad du får tilbage, og hvordan.',
  sections: [
    {
      id: 'right',
      title: 'Din fortrydelsesret',
      body: [
        'Du kan fortryde en bestilling inden for {refund_days} dage uden begrundelse. Fristen begynder dagen efter købet og udløber ved midnat den sidste dag, uanset hvor du er.',
      ],
    },
    {
      id: 'how',
      title: 'Sådan fortryder du',
      body: [
        'Hurtigst går det med vores formular, som også virker uden login: [Fortryd aftale](withdrawal). Du skal bruge ordrenummeret, som står i e-mailen om betalingen og under [Betalinger og credits](transactions). Tryk på »Bekræft fortrydelse«: Din fortrydelse gælder fra det øjeblik, og vi bekræfter den på e-mail med dato og klokkeslæt.',
        'Du kan også sende os en utvetydig erklæring på e-mail til [{email}](mail), afgive den telefonisk eller sende den med brev til {company}, {address}, {city}, {country}. Det er nok, at du sender den, før fristen udløber.',
      ],
    },
    {
      id: 'amount',
      title: 'Det får du tilbage',
      body: [
        {
          items: [
            'Ingen af bestillingens credits brugt: hele prisen.',
            'Nogle brugt: andelen for de ubrugte, afrundet til din fordel.',
            'Alle brugt: intet, fordi du har fået hele den tjeneste, som du bad os om at begynde på med det samme.',
          ],
        },
        'Et eksempel: Af 30 credits til 29,99 har du brugt 10. Du får to tredjedele af prisen tilbage, altså 20,00. De ældste credits bruges først, også dem, du fik gratis.',
      ],
    },
    {
      id: 'when',
      title: 'Hvornår og hvordan kommer pengene?',
      body: [
        'Vi sender dem med det samme og senest 14 dage efter din fortrydelse, på samme måde, som du betalte, og uden gebyr. Det kan tage nogle dage, før de er på din konto, afhængigt af banken. En opkrævning, der stadig er på vej, betales tilbage, så snart pengene er nået frem til os.',
      ],
    },
    {
      id: 'effect',
      title: 'Det sker der med credits og Premium',
      body: [
        'Bestillingens ubrugte credits trækkes fra din saldo. Premium slutter, medmindre du har det gennem en anden bestilling. Billeder efter det tredje bliver så skjult og vises igen med den næste bestilling. Intet slettes.',
      ],
    },
    {
      id: 'wrong',
      title: 'Når noget er gået galt',
      body: [
        'Betalt to gange ved en fejl? Vi opdager det og sender det andet beløb tilbage af os selv. Er pengene trukket, men dine credits ikke kommet? Nogle betalingsmåder tager lidt tid. Mangler dine credits efter en time, kan du [skrive til os](service).',
        'Vent med at få en betaling tilbageført via banken, til du har talt med os: En tilbageførsel fjerner dine credits og kan spærre direkte debitering for dig.',
        'Dine lovfæstede rettigheder ved mangler i en digital tjeneste gælder ved siden af fortrydelsesretten.',
      ],
    },
    {
      id: 'form',
      title: 'Standardfortrydelsesformular',
      body: [
        'Du kan bruge denne tekst, men du behøver det ikke:',
        {
          items: [
            'Til {company}, {address}, {city}, {country}, {email}:',
            'Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om credits på {site}.',
            'Ordrenummer og dato for bestillingen',
            'Mit navn og e-mailadressen til min konto',
            'Dato, og min underskrift, hvis dette er på papir',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
