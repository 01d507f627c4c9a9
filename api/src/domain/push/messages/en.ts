/** Texts of push notifications. They name no member and quote no message, because others may see the screen (decisions N-6). */
const en = {
  like: { title: 'New like', body: 'Someone likes you. See who it is.' },
  match: { title: 'It’s a match', body: 'You like each other. Say hello!' },
  new_message: { title: 'New message', body: 'Someone wrote to you.' },
};

export default en;
