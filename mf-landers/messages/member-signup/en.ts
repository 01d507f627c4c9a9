export const memberSignup = {
  title: 'Say hello first.',
  lead: 'Create your profile and write the first message. It takes a minute and costs nothing.',
  bubble: 'I was hoping you would write.',
} as const;
