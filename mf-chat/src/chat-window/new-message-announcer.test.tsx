import type { Message } from '@pairwise/contracts';
import { act, renderScreen, screen } from '@pairwise/testing';
import { useEffect, useState } from 'react';

import en from '../../messages/en.ts';
import { message, messages } from '../../testing/builders.ts';
import type { OutboxEntry } from '../outbox/index.ts';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';

let show: (messages: Message[]) => void;

const Host = () => {
  const [shown, setShown] = useState(messages(1, 3));
  useEffect(() => {
    show = setShown;
  }, []);
  return <NewMessageAnnouncer chatId={9001} messages={shown} waiting={[]} author="Marta" />;
};

test('an own message that waits for the network is announced', () => {
  const entry = { clientId: 'a', state: 'waiting' } as OutboxEntry;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<NewMessageAnnouncer chatId={9001} messages={messages(1, 3)} waiting={[entry]} author="Marta" />, {
    messages: { 'mf-chat': en },
  });
  expect(screen.getByText('You are offline. We’ll send it once you are back online.')).toBeInTheDocument();
  online.mockRestore();
});

test('each message that arrives is read once; older and known ones are not, and of own ones only that they are sent', () => {
  renderScreen(<Host />, { messages: { 'mf-chat': en } });
  expect(document.body).not.toHaveTextContent('Message');
  act(() => show([...messages(1, 3), message(4), message(5, { from_me: true }), message(6)]));
  const read = screen.getByText('Marta: Message 4');
  expect(screen.getByText('Marta: Message 6')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Message 5');
  expect(screen.getByText('Sent')).toBeInTheDocument();
  // Older pages and changes of known messages leave the element as it is: a reader reads what is added.
  act(() => show([message(0), ...messages(1, 4), message(5, { from_me: true }), message(6)]));
  expect(screen.getByText('Marta: Message 4')).toBe(read);
  act(() => show([...messages(1, 4), message(5, { from_me: true }), message(6), message(7)]));
  expect(screen.getByText('Marta: Message 7')).toBeInTheDocument();
  expect(screen.queryByText('Marta: Message 6')).toBeNull();
});
