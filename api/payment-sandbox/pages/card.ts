import { TEST_CARDS, testCardEnding } from '../test-cards.ts';
import { grouped } from '../transfer.ts';
import { fill, html, type Html } from './html.ts';
import { digitsField, payForm, type PageInput, type View } from './view.ts';

/** The page for a card's number, and then the one of the card's bank (3-D Secure). */
export function cardView(input: PageInput): View {
  const card = testCardEnding(input.card ?? '');
  return card === undefined ? numberView(input) : secureView(input, `${card.label} •••• ${card.number.slice(-4)}`);
}

function numberView(input: PageInput): View {
  const { text, amount } = input;
  const fields = html`${digitsField(input, {
      id: 'number',
      label: text.card_number,
      placeholder: '0000 0000 0000 0000',
      maxLength: 23,
    })}
    <div class="pair">
      ${digitsField(input, { id: 'expiry', label: text.card_expiry, placeholder: text.card_expiryHint, maxLength: 7 })}
      ${digitsField(input, { id: 'cvc', label: text.card_cvc, placeholder: '123', maxLength: 4 })}
    </div>`;
  return {
    title: text.card_title,
    icon: 'card',
    content: html`${payForm(input, fields, fill(text.payAmount, { amount }))} ${cardTable(input)}`,
  };
}

function cardTable({ text, errors }: PageInput): Html {
  const reasons: Record<string, string> = text;
  return html`<details class="cards" ${errors.number !== undefined && html`open`}>
    <summary>${text.card_numbers}</summary>
    <p class="hint">${text.card_numbersText}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${text.card_number}</th>
          <th scope="col">${text.card_result}</th>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          ({ number, label, failureReason = 'paid' }) =>
            html`<tr>
              <td><span class="digits">${grouped(number)}</span><span class="brand">${label}</span></td>
              <td>${reasons[`reason_${failureReason}`]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

function secureView(input: PageInput, card: string): View {
  const { text, label, amount } = input;
  const field = digitsField(input, {
    id: 'code',
    label: text.secure_code,
    hint: text.secure_hint,
    maxLength: 7,
    isWide: true,
  });
  const abandon = html`<button class="quiet" name="action" value="abandon">${text.secure_abandon}</button>`;
  return {
    title: text.secure_title,
    icon: 'secure',
    content: payForm(
      input,
      html`<p>${fill(text.secure_text, { amount, label })}</p>
        <p class="chip">${card}</p>
        ${field}`,
      text.secure_confirm,
      abandon,
    ),
  };
}
