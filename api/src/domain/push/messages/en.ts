/** What notifications say: that something is new, never of whom or what (decisions N-6). Others may see the screen. */
const en = {
  like: { title: 'New like', body: 'Somebody likes you. See who it is.' },
  match: { title: 'It’s a match', body: 'You like each other. Say hello!' },
  new_message: { title: 'New message', body: 'Somebody wrote to you.' },
};

export default en;
