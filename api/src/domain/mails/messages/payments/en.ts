/** Mails about payments in English; the shape of all other languages. */
export const payments = {
  payment_completed: {
    subject: 'Thank you: {credits} credits for you',
    heading: 'Your payment has arrived',
    lines: [
      'You have {credits} new credits, and everything in Premium is open for you.',
      'Order {order}: {amount}, VAT included, paid on {date}.',
      'It is one payment, not a subscription. Your receipt is with your payments, as a PDF.',
    ],
    button: 'See my payments',
  },
  payment_duplicate: {
    subject: 'You paid twice. The second payment is on its way back',
    heading: 'We are sending {amount} back',
    lines: [
      'Your order {order} was paid twice. The credits were added once, and we return the second payment of {amount} in full.',
      'You do not need to do anything. Depending on your bank, the money is back within a few days.',
    ],
    button: 'See my payments',
  },
  direct_debit_notice: {
    subject: 'Thank you: {credits} credits for you',
    heading: 'We will collect {amount} from your account',
    lines: [
      'You have {credits} new credits, and everything in Premium is open for you.',
      'On or after {date} we will collect {amount} for your order {order} from the account ending in {last4}. Please make sure that it holds enough money.',
      'Mandate reference: {reference}. Creditor identifier: {creditor}.',
      'It is one payment, not a subscription. Your bank can refund it within eight weeks.',
    ],
    button: 'See my payments',
  },
  direct_debit_returned: {
    subject: 'Your bank has returned our direct debit',
    heading: 'The direct debit did not work',
    lines: [
      'Your bank has returned the {amount} of your order {order}, from the account ending in {last4}.',
      'We have removed its unused credits. Direct debit is blocked for your account; every other payment method still works.',
    ],
    button: 'See my payments',
  },
  payment_restored: {
    subject: 'Good news: your order {order} is active again',
    heading: 'Your payment of {amount} counts again',
    lines: [
      'Your bank had reversed the payment for your order {order}. It has now returned the money to us, so the matter is settled.',
      'The credits that we had removed are back in your balance, and everything in Premium is open for you.',
    ],
    button: 'See my payments',
  },
  payment_refunded: {
    subject: 'Your money is on its way back',
    heading: 'We are sending {amount} back',
    lines: [
      'We are sending back {amount} of your order {order}, the same way you paid.',
      'Depending on your bank, the money arrives within a few days.',
    ],
    button: 'See my payments',
  },
  refund_failed: {
    subject: 'Your refund has come back to us',
    heading: 'We still owe you {amount}',
    lines: [
      'We tried to send {amount} for your order {order} back the way you paid, but your bank or payment provider did not accept it. The money is with us, and it is still yours.',
      'Please write to our customer service and tell us to which bank account we may send it.',
    ],
    button: 'See my payments',
  },
  withdrawal_done: {
    subject: 'We have received your withdrawal',
    heading: 'You have withdrawn from your order',
    lines: [
      'You submitted your withdrawal from order {order} on {moment}. It is valid from that moment.',
      'Of its {credits} credits, {unused} were unused. They leave your balance, and we pay {amount} of {paid} back, the same way you paid. Depending on your bank, the money arrives within a few days.',
      'Premium has ended, unless another order of yours keeps it. Keep this email as your proof. Withdrawal number: {number}',
    ],
    button: 'See my payments',
  },
  withdrawal_all_used: {
    subject: 'We have received your withdrawal',
    heading: 'There is nothing left to pay back',
    lines: [
      'You submitted your withdrawal from order {order} on {moment}.',
      'All credits of this order have already been used or paid back. A withdrawal pays for the unused ones, so nothing changes, and Premium stays yours.',
      'Withdrawal number: {number}',
    ],
    button: 'See my payments',
  },
  withdrawal_too_late: {
    subject: 'We have received your withdrawal',
    heading: 'The period for this order is over',
    lines: [
      'You submitted your withdrawal from order {order} on {moment}. The time to withdraw from it was already over.',
      'Your credits and Premium stay as they are. If you think that we are mistaken, write to our customer service.',
      'Withdrawal number: {number}',
    ],
    button: 'See my payments',
  },
  withdrawal_ended: {
    subject: 'We have received your withdrawal',
    heading: 'This order has already ended',
    lines: [
      'You submitted your withdrawal from order {order} on {moment}. Its money had already been paid back.',
      'You do not need to do anything. Under your payments you can see what happened.',
      'Withdrawal number: {number}',
    ],
    button: 'See my payments',
  },
} as const;
