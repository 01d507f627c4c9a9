import type { HeadlineStock } from '../stocks.ts';

export const fi: HeadlineStock = {
  lines: `
Ensin kahvi, sitten muu
Hyvää juttuseuraa etsimässä
Minä kokkaan, sinä valitset musiikin
Rauhallinen luonne, kova nauru
Sano vain moi
Sunnuntait ulkona
Kerro tarinasi
Ikkunapaikka on vielä vapaana
Vaihdan reseptejä tarinoihin
Vielä yksi jakso ja sitten nukkumaan, lupaan
Viherkasvini voivat hyvin, kiitos
Parempi livenä kuin yhdellä rivillä
Jälkiruoalle on aina tilaa
Keittiössä tanssiminen on liikuntaa
Anna minulle kartta, älä suunnitelmaa
Ruoasta voin puhua tuntikausia
Draamaa vähän, suunnitelmia paljon
Minut saa mukaan tuoreella leivällä
Lämpimät kädet, nuotin vierestä laulava ääni
Lähetä biisi, joka soi päässäsi
Optimisti sateenvarjon kanssa
Puhutaan kaikesta paitsi säästä
Tehdäänkö yhdessä vino savikuppi?
Mikään ei voita vuoden ensimmäistä uintia
Autossa laulan täysillä
Kuka auttaa ristikossa?
Elämä on liian lyhyt huonolle juustolle
Missä päin ranta on?
Vähemmän ruutua, enemmän kävelyä
Toivon salaa, että pidät lautapeleistä
Kaksi pyörää, yksi pumppu, se riittää
Yksikään kirppis ei jää väliin
Näytä minulle lempipenkkisi
Ulkona kaikki maistuu paremmalta
Kirjoitan yhä postikortteja
Alkuun riittää yksi moi
Opeta minulle jotain uutta
Hyvän jäätelön perässä kävelen pitkälle
Puoliksi kaupungissa, puoliksi mökillä
Reppu on pakattu, seura puuttuu
Ilman filttereitä, kuvissa ja elämässä
Ravintolan valitset sinä
Kilpailen tosissani vain minigolfissa
Minulla on aina jotain hyvää mukana
Joskus paras suunnitelma on olla ilman
Säästätkö minulle yhden tanssin?
Eksytään ihan tarkoituksella
Onko sinulla hetki? Minulla on koko ilta
Yksinkertainen maku, pitkät aamiaiset
Sateenvarjoni alle mahtuu kaksi
Pitkä tarina, hyvä loppu
Jokainen hyvä päivä alkaa musiikista
Pää pilvissä, kädet taikinassa
Sohva, viltti ja sinun valitsemasi elokuva
Hiekkaa kengissä, aurinkoa nenällä
Enemmän uteliaisuutta kuin varovaisuutta
`,
  fragments: `
Mutaiset saappaat / Puhdas omatunto / Vahva kahvi / Avoimet ikkunat / Pitkät aamiaiset / Huonot vitsit / Kylmä vesi
Lämpimät villasukat / Hyvä ruokahalu / Pieni keittiö / Vanhat levyt / Uudet ideat / Hiljaiset aamut / Tuore leipä / Ystävälliset silmät
Villi puutarha / Täysi jääkaappi / Kevyt reppu / Paperinen kartta / Suorat vastaukset / Sininen taivas / Sauna lämpimänä / Järvi-ilmaa keuhkoissa
`,
};
