export const mailChange = {
  title: 'Confirm your new email address',
  text: 'From then on you log in with the new address, and our mails go there.',
  submit: 'Confirm the address',
  doneTitle: 'Your address is changed',
  done: 'Your new email address is {email}.',
  toMembers: 'Go on to the members',
  toLogin: 'Log in',
  failedTitle: 'This link no longer works',
  takenTitle: 'This address is taken',
  newMail: 'Request a new email',
};
