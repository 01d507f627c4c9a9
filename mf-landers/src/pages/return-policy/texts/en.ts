import type { PageText } from '../../page-text.ts';

export default {
  title: 'Return policy',
  lead: 'You have {refund_days} days to change your mind about an order. Here is what you get back, and how.',
  description: 'Changed your mind about an order on {site}? Here is how long you have, what you get back, and how.',
  sections: [
    {
      id: 'right',
      title: 'Your right of withdrawal',
      body: [
        'You can withdraw from an order within {refund_days} days, without giving a reason. The period begins on the day after your purchase and ends at midnight of its last day, wherever you are.',
      ],
    },
    {
      id: 'how',
      title: 'How to withdraw',
      body: [
        'The quickest way is our form, which also works without a login: [withdraw from a contract](withdrawal). You need the number of the order, which is in the email about your payment and under [Payments and credits](transactions). Press “Confirm withdrawal”: your withdrawal counts from that moment, and we confirm it by email with date and time.',
        'You can also send us a clear statement by email to [{email}](mail), by phone or by letter to {company}, {address}, {city}, {country}. It is enough to send it before the period ends.',
      ],
    },
    {
      id: 'amount',
      title: 'What you get back',
      body: [
        {
          items: [
            'No credit of the order used: the full price.',
            'Some used: the share of the unused ones, rounded to your advantage.',
            'All used: nothing, because you have received all of the service that you asked us to begin immediately.',
          ],
        },
        'For example, you bought 30 credits for 29.99 and have used 10 of them. You get back two thirds, which is 20.00. The oldest credits are used first, free ones included.',
      ],
    },
    {
      id: 'when',
      title: 'When and how the money arrives',
      body: [
        'We send it immediately, and at the latest 14 days after your withdrawal, the same way you paid, without a fee. Until it is in your account it can take some days more, depending on your bank. A direct debit that is still on its way is paid back as soon as its money has reached us.',
      ],
    },
    {
      id: 'effect',
      title: 'What happens to credits and Premium',
      body: [
        'The unused credits of the order leave your balance. Premium ends if no other order keeps it; photos above the third are then hidden, and come back with your next order. Nothing is deleted.',
      ],
    },
    {
      id: 'wrong',
      title: 'When something went wrong',
      body: [
        'Paid twice by accident? We notice and send the second amount back by ourselves. Credits not there although the payment was booked? Some ways to pay take a while; if they are missing after an hour, [write to us](service).',
        'Please do not have a payment charged back at your bank before you have talked to us: a chargeback takes the credits away and can block direct debits for you.',
        'Your legal rights when a digital service is faulty remain, in addition to this right of withdrawal.',
      ],
    },
    {
      id: 'form',
      title: 'Model withdrawal form',
      body: [
        'You may use this text, but you do not have to:',
        {
          items: [
            'To {company}, {address}, {city}, {country}, {email}:',
            'I hereby withdraw from my contract for the purchase of credits on {site}.',
            'Number of the order, and the day on which I ordered',
            'My name, and the email address of my account',
            'Date, and my signature if this is on paper',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
