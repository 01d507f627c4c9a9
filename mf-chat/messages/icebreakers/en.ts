export const icebreakers = {
  open: 'Suggest a first line',
  title: 'A first line for {name}',
  text: 'Pick one and make it yours. Nothing is sent until you press send.',
  others: 'Show others',
  failed: 'The suggestions could not be loaded',
  offline: 'Suggestions will be here as soon as you are back online.',
  close: 'Close',
} as const;
