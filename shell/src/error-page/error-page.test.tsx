import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { ErrorBoundary, SafeErrorPage } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';

const options = { messages: { shell: en } };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('ERR-01 without anything said it is Error, status 500', () => {
  renderScreen(<ErrorPage />, options);
  expect(heading()).toBe('Error');
  expect(screen.getByText('500')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('ERR-01 a message is shown as it is', () => {
  renderScreen(<ErrorPage status={403} message="You may not see this." />, options);
  expect(heading()).toBe('You may not see this.');
  expect(screen.getByText('403')).toBeInTheDocument();
});

test('ERR-01 a 404 says so and leads home', () => {
  renderScreen(<ErrorPage status={404} message="never shown" />, options);
  expect(heading()).toBe('This page could not be found');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

const Broken = () => {
  throw new Error('broken on purpose');
};

test('ERR-01 what breaks inside is replaced by the error page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    options,
  );
  expect(heading()).toBe('Error');
});

test('ERR-01 ERR-04 when even the error page breaks, one plain sentence stands there, with no detail', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderScreen(<SafeErrorPage page={<Broken />} />, options);
  expect(container).toHaveTextContent(/^An error occurred while showing the error page$/);
});
