import { isLanguage, type Language, defaultLanguage } from '@pairwise/contracts';
import { methodBrands } from '@pairwise/contracts/method-brands';

import type { Line } from '../../pdf/open-pdf.ts';
import { fillText } from '../fill-text.ts';
import { formatAmount } from '../payments/format-amount.ts';
import { typedAsEnglish } from '../translation.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';
import fi from './messages/fi.ts';
import da from './messages/da.ts';
import fr from './messages/fr.ts';
import es from './messages/es.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import sv from './messages/sv.ts';
import pl from './messages/pl.ts';
import type { ReceiptRow } from './receipts.repository.ts';

const messages = typedAsEnglish<typeof en>({ en, de, nl, pl, sv, nb, it, es, fr, da, fi });

/** The content of a receipt, in reading order. */
export interface ReceiptTexts {
  language: Language;
  /** The title of the document. */
  subject: string;
  site: string;
  company: string[];
  title: string;
  facts: Line[];
  heading: Line;
  lines: Line[];
  /** Net amount and VAT; empty without VAT. */
  sums: Line[];
  total: Line;
  notes: string[];
}

const isBrand = (method: string): method is keyof typeof methodBrands => Object.hasOwn(methodBrands, method);

/** Formats everything that a receipt states, in the language that the member had when it was issued. */
export const receiptTexts = (receipt: ReceiptRow): ReceiptTexts => {
  const { statement, kind, number, vat_country: country, vat_basis_points: rate } = receipt;
  const language = isLanguage(statement.language) ? statement.language : defaultLanguage;
  const text = messages[language];
  const { company, method, site } = statement;
  const amount = (minor: number): string => formatAmount(minor, statement.currency, language);
  const date = (time: Date): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  const countryName = (code: string): string => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  const percent = (basisPoints: number): string =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  const title = text.title[kind === 'refund' && statement.reason === 'withdrawal' ? 'withdrawal' : kind];
  const values = { credits: String(statement.credits) };
  // A refund returns a part of what was paid, so the list price says nothing about it.
  const discount = kind === 'payment' ? statement.list_minor - statement.paid_minor : 0;
  return {
    language,
    subject: fillText(text.subject, { title, number, site }),
    site,
    company: [
      company.name,
      company.address,
      `${company.city}, ${countryName(company.country)}`,
      fillText(text.register, { number: company.kvk }),
      ...company.vat_numbers.map((vat) => fillText(text.vatNumber, { number: vat })),
    ],
    title,
    facts: [
      [text.number, number],
      [text.issued, date(receipt.issued_at)],
      [text.order, statement.order_number],
      [text.ordered, date(statement.ordered_at)],
      [text.method[kind], isBrand(method) ? methodBrands[method] : text.methods[method]],
    ],
    heading: [text.description, text.amount],
    lines: [
      [fillText(text.line[kind], values), amount(receipt.gross_minor + discount)],
      ...(discount > 0 ? [[text.discount, amount(-discount)] as const] : []),
    ],
    sums:
      rate === null || country === null
        ? []
        : [
            [text.net, amount(receipt.net_minor)],
            [fillText(text.vat, { rate: percent(rate), country: countryName(country) }), amount(receipt.vat_minor)],
          ],
    total: [text.total[kind], amount(receipt.gross_minor)],
    notes: [...(rate === null ? [text.noVat] : []), text.note[kind]],
  };
};
