export const link = {
  opening: 'Opening your link …',
  failedTitle: 'Your link could not be opened',
  unsubscribeTitle: 'No more mails?',
  unsubscribeText: 'Press the button and we stop all mails that are not about your account itself.',
  unsubscribe: 'Stop the mails',
  unsubscribedTitle: 'Done: we write no more mails',
  unsubscribedText: 'Changed your mind? Your settings say which mails you want.',
  settings: 'To the settings',
  loginTitle: 'Log in with this link',
  loginText: 'Press the button to log in on this device. The link works once.',
  login: 'Log me in',
  toLogin: 'Log in with a password',
};
