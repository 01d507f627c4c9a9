import type { Language } from './languages.ts';

/**
 * What members accept with the texts below, oldest first. A mandate keeps what its member accepted. `sepa-core-1` was for
 * one payment; all later versions are also for what the member orders again later. The Dutch, Danish and Finnish texts of
 * `sepa-core-3` are new.
 */
export const mandateVersions = ['sepa-core-1', 'sepa-core-2', 'sepa-core-3'] as const;

type MandateVersion = (typeof mandateVersions)[number];

/** What pages of today ask for. */
export const mandateVersion = 'sepa-core-3' satisfies MandateVersion;

/**
 * The official text of the SEPA core direct debit mandate, by the European Payments Council. Page and api share it: the
 * api stores the hash of what the page showed.
 */
const texts: Record<Language, string> = {
  en: 'By signing this mandate form, you authorise (A) {creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {creditor}. As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited.',
  de: 'Ich ermächtige (A) {creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich (B) weise ich mein Kreditinstitut an, die von {creditor} auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
  nl: 'Door ondertekening van dit formulier geeft u toestemming aan (A) {creditor} om doorlopende incasso-opdrachten te sturen naar uw bank om een bedrag van uw rekening af te schrijven en (B) uw bank om doorlopend een bedrag van uw rekening af te schrijven overeenkomstig de opdracht van {creditor}. Als u het niet eens bent met deze afschrijving, kunt u deze laten terugboeken. Neem hiervoor binnen acht weken na afschrijving contact op met uw bank. Vraag uw bank naar de voorwaarden.',
  pl: 'Podpisując niniejsze upoważnienie, upoważnia Pan/Pani (A) {creditor} do przesyłania do Pana/Pani banku poleceń obciążenia Pana/Pani rachunku oraz (B) swój bank do obciążania Pana/Pani rachunku zgodnie z poleceniami {creditor}. W ramach przysługujących Panu/Pani praw ma Pan/Pani prawo do otrzymania zwrotu od swojego banku na warunkach określonych w umowie z bankiem. Żądanie zwrotu należy złożyć w terminie 8 tygodni od dnia obciążenia Pana/Pani rachunku.',
  sv: 'Genom att underteckna detta medgivande ger du (A) {creditor} rätt att skicka instruktioner till din bank om att debitera ditt konto och (B) din bank rätt att debitera ditt konto i enlighet med instruktionerna från {creditor}. Du har bland annat rätt till återbetalning från din bank enligt villkoren i avtalet med banken. En återbetalning måste begäras inom 8 veckor från den dag då ditt konto debiterades.',
  nb: 'Ved å signere denne fullmakten gir du (A) {creditor} fullmakt til å sende instruksjoner til banken din om å belaste kontoen din og (B) banken din fullmakt til å belaste kontoen din i samsvar med instruksjonene fra {creditor}. Som en del av rettighetene dine har du rett til tilbakebetaling fra banken din i henhold til vilkårene i avtalen med banken. Krav om tilbakebetaling må fremsettes innen 8 uker fra den datoen kontoen din ble belastet.',
  it: 'La sottoscrizione del presente mandato comporta (A) l’autorizzazione a {creditor} a richiedere alla banca del debitore l’addebito del suo conto e (B) l’autorizzazione alla banca del debitore di procedere con tale addebito conformemente alle disposizioni impartite da {creditor}. Il debitore ha diritto di ottenere il rimborso dalla propria banca secondo gli accordi ed alle condizioni che regolano il rapporto con quest’ultima. Se del caso, il rimborso deve essere richiesto nel termine di 8 settimane a decorrere dalla data di addebito in conto.',
  es: 'Mediante la firma de esta orden de domiciliación, el deudor autoriza (A) a {creditor} a enviar instrucciones a la entidad del deudor para adeudar su cuenta y (B) a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones de {creditor}. Como parte de sus derechos, el deudor está legitimado al reembolso por su entidad en los términos y condiciones del contrato suscrito con la misma. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas que siguen a la fecha de adeudo en cuenta.',
  fr: 'En signant ce formulaire de mandat, vous autorisez (A) {creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de {creditor}. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.',
  da: 'Ved at underskrive denne betalingsaftale giver du tilladelse til, (A) at {creditor} anmoder dit pengeinstitut om at debitere din konto, og (B) at dit pengeinstitut debiterer din konto i overensstemmelse med anmodningen fra {creditor}. Som en del af dine rettigheder er du berettiget til at få beløbet tilbagebetalt fra dit pengeinstitut i henhold til vilkårene i din aftale med pengeinstituttet. En tilbagebetaling skal kræves inden for 8 uger fra den dato, hvor din konto blev debiteret.',
  fi: 'Allekirjoittamalla tämän valtakirjan valtuutat (A) velkojan {creditor} lähettämään pankillesi veloitustoimeksiantoja tilisi veloittamiseksi ja (B) pankkisi veloittamaan tiliäsi velkojan {creditor} antamien veloitustoimeksiantojen mukaisesti. Sinulla on oikeus maksun palautukseen pankiltasi sen kanssa tekemäsi sopimuksen ehtojen mukaisesti. Palautusta on vaadittava 8 viikon kuluessa siitä päivästä, jona tiliäsi on veloitettu.',
};

/** What `sepa-core-1` and `sepa-core-2` said where `sepa-core-3` has other words. These texts never change. */
const earlierTexts: Partial<Record<Language, string>> = {
  nl: 'Door ondertekening van dit formulier geeft u toestemming aan (A) {creditor} om een incasso-opdracht te sturen naar uw bank om een bedrag van uw rekening af te schrijven en (B) uw bank om een bedrag van uw rekening af te schrijven overeenkomstig de opdracht van {creditor}. Als u het niet eens bent met deze afschrijving, kunt u deze laten terugboeken. Neem hiervoor binnen acht weken na afschrijving contact op met uw bank. Vraag uw bank naar de voorwaarden.',
  da: 'Ved at underskrive denne mandatformular giver du (A) {creditor} fuldmagt til at sende instruktioner til din bank om at debitere din konto og (B) din bank fuldmagt til at debitere din konto i overensstemmelse med instruktionerne fra {creditor}. Som en del af dine rettigheder er du berettiget til en tilbagebetaling fra din bank i henhold til vilkårene og betingelserne i din aftale med banken. En tilbagebetaling skal kræves inden for 8 uger fra den dato, hvor din konto blev debiteret.',
  fi: 'Allekirjoittamalla tämän valtakirjan valtuutat (A) velkojan {creditor} lähettämään pankillesi veloitustoimeksiantoja tilisi veloittamiseksi ja (B) pankkisi veloittamaan tiliäsi velkojan {creditor} antamien veloitustoimeksiantojen mukaisesti. Sinulla on oikeus maksun palautukseen pankiltasi sopimuksesi ehtojen mukaisesti. Palautusta on vaadittava 8 viikon kuluessa siitä päivästä, jona tiliäsi on veloitettu.',
};

/** Returns a version's text of the mandate, with the name of the company that collects. */
export const mandateText = (language: Language, creditor: string, version: MandateVersion = mandateVersion): string => {
  const earlier = version === 'sepa-core-3' ? undefined : earlierTexts[language];
  // A name such as “Example B.V.” brings the period of its sentence.
  return (earlier ?? texts[language]).replaceAll('{creditor}', creditor).replaceAll('..', '.');
};
