export default {
  code: '{site}: {code} is your code to pay {amount} by direct debit from the account ending in {last4}. Valid for 10 minutes. Never share it.',
};
