export const find = {
  label: 'Find in conversation',
  close: 'Close search',
  older: 'Older result',
  newer: 'Newer result',
  position: '{current} of {total}',
  positionMore: '{current} of {total}+',
  announce: '{position}: {text}',
  loading: 'Searching…',
  none: 'No message with this text',
  failed: 'The search did not work.',
  retry: 'Try again',
  offline: 'You are offline. The search continues when you are back.',
} as const;
