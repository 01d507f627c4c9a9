import { act, busWriter, people, render, screen } from '@pairwise/testing';
import { useEffect } from 'react';

import { useViewerKey } from './use-viewer-key.ts';

const mounts = jest.fn();

const Mounted = () => {
  useEffect(() => mounts(), []);
  return <p>mounted</p>;
};

const Screen = () => <Mounted key={useViewerKey()} />;

beforeEach(() => mounts.mockClear());

test('a screen stays mounted while the first user record comes, and is mounted again for another viewer', () => {
  busWriter.user(undefined);
  render(<Screen />);
  expect(screen.getByText('mounted')).toBeInTheDocument();
  act(() => busWriter.user(people.free));
  expect(mounts).toHaveBeenCalledTimes(1);
  act(() => busWriter.user({ ...people.free, credits: 7 }));
  expect(mounts).toHaveBeenCalledTimes(1);
  act(() => busWriter.user(null));
  expect(mounts).toHaveBeenCalledTimes(2);
  act(() => busWriter.user(people.premium));
  expect(mounts).toHaveBeenCalledTimes(3);
});

test('a visitor who logs in gets a screen of their own', () => {
  busWriter.user(null);
  render(<Screen />);
  act(() => busWriter.user(people.free));
  expect(mounts).toHaveBeenCalledTimes(2);
});
