import type { Message } from '@pairwise/contracts';
import { act, renderScreen, screen } from '@pairwise/testing';
import { useEffect, useState } from 'react';

import en from '../../messages/en.ts';
import { message, messages } from '../../testing/builders.ts';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';

let show: (messages: Message[]) => void;

const Host = () => {
  const [shown, setShown] = useState(messages(1, 3));
  useEffect(() => {
    show = setShown;
  }, []);
  return <NewMessageAnnouncer messages={shown} author="Marta" />;
};

test('each message that arrives is read once; own, older and known ones are not', () => {
  renderScreen(<Host />, { messages: { 'mf-chat': en } });
  expect(document.body).not.toHaveTextContent('Message');
  act(() => show([...messages(1, 3), message(4), message(5, { from_me: true }), message(6)]));
  const read = screen.getByText('Marta: Message 4');
  expect(screen.getByText('Marta: Message 6')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Message 5');
  // Older pages and changes of known messages leave the element as it is: a reader reads what is added.
  act(() => show([message(0), ...messages(1, 4), message(5, { from_me: true }), message(6)]));
  expect(screen.getByText('Marta: Message 4')).toBe(read);
  act(() => show([...messages(1, 4), message(5, { from_me: true }), message(6), message(7)]));
  expect(screen.getByText('Marta: Message 7')).toBeInTheDocument();
  expect(screen.queryByText('Marta: Message 6')).toBeNull();
});
