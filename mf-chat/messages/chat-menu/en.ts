export const menu = {
  label: 'More about the conversation with {name}',
  close: 'Close',
  profile: 'View profile',
  mute: 'Mute',
  unmute: 'Unmute',
  muted: '{name} is muted. You get no notifications.',
  unmuted: 'You get notifications from {name} again.',
  block: 'Block {name}',
  report: 'Report profile',
  delete: 'Delete conversation',
  deleted: 'Conversation deleted',
  undo: 'Undo',
};
