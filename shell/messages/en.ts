const shell = {
  skip: 'Skip to the content',
  home: '{name}, to the home page',
  navigation: {
    label: 'Main',
    members: 'Discover',
    swipe: 'Swipe',
    messages: 'Messages',
    messages_unread_one: '{count} unread message',
    messages_unread_other: '{count} unread messages',
    likes: 'Likes',
    likes_new_one: '{count} new like',
    likes_new_other: '{count} new likes',
    credits: 'Credits',
    credits_left_one: '{count} credit left',
    credits_left_other: '{count} credits left',
    premium: 'Get Premium',
    me: 'Me',
    login: 'Log in',
  },
  account: {
    label: 'Account menu',
    profile: 'My profile',
    settings: 'Settings',
    logout: 'Log out',
    logout_offline: 'You are offline and still logged in. Log out again when you are back.',
  },
  language: {
    menu: 'Language: {code}, {language}',
    more: 'All languages',
    title: 'Choose your language',
    others: 'More languages',
    current: 'Current language',
  },
  footer: {
    label: 'About this site',
    terms: 'Terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
    ban: 'Access ban',
    pricing: 'Pricing',
    complaints: 'Complaints',
    returns: 'Return policy',
    withdrawal: 'Withdraw from contract',
    faq: 'FAQ',
    service: 'Customer service',
    us: 'We do not conduct criminal background checks of members. Be careful when you meet someone.',
    us_safety: 'Safety tips',
    copyright: '© {year} {name}',
  },
  error: {
    plain: 'Error',
    not_found: 'This page could not be found',
    home: 'Back to the home page',
    own: 'An error occurred while showing the error page',
    reload: 'Reload the page',
  },
  alerts: {
    dismiss: 'Dismiss',
    activation: 'Please confirm your email address. We have sent a link to {email}.',
    activation_action: 'No email?',
    photo: 'You have no photo yet. Show others who you are.',
    photo_action: 'Add a photo',
    push: 'Get a notification when someone likes you or writes to you.',
    push_action: 'Turn on',
    push_denied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
    push_failed: 'Notifications could not be turned on. Please try again later.',
    push_on: 'Notifications are on.',
    email_disabled: {
      fbl: 'You get no emails from us, because one was marked as spam.',
      bounce: 'You get no emails from us, because they come back from your address.',
      listunsubscribe: 'You get no emails from us, because you have unsubscribed.',
    },
    email_disabled_action: 'Change',
  },
  entry: {
    title: 'Adults only',
    text: '{name} is for adults who want to meet others. By entering you confirm that you are of age.',
    enter: 'I am 18 or older',
    leave: 'Leave',
  },
  signup: 'Create your account',
  offline: 'You are offline. What you see may be out of date.',
  queue: {
    waiting_one: 'You are offline. We’ll send {count} pending action once you are back online.',
    waiting_other: 'You are offline. We’ll send {count} pending actions once you are back online.',
    refused: 'Something you did offline could not be done: {reason}',
    expired: 'Something you did offline is too old to be sent.',
  },
  override: {
    text: 'This browser shows other versions than members see:',
    reset: 'Reset',
  },
  back: 'Back',
  bus: { title: 'Bus traffic', clear: 'Clear', empty: 'Nothing yet.' },
  offline_page: {
    title: 'You are offline',
    text: 'This page needs the network. It will load as soon as you are connected again.',
    retry: 'Try again',
  },
  disclaimer: {
    members: 'For adults only. Members of {name} speak for themselves; we don’t verify what members say.',
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
    fictional:
      'Some profiles are {plural}. Each is marked “{singular}”; they are made up, and you cannot meet the people shown.',
  },
  loading: 'Loading',
  notices: 'Notices',
  close: 'Close',
};

export default shell;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    shell: typeof shell;
  }
}
