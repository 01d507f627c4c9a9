import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { ErrorBoundary, SafeErrorPage } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';

const options = { messages: { shell: en } };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('ERR-01 shows Error and status 500 by default', () => {
  renderScreen(<ErrorPage />, options);
  expect(heading()).toBe('Error');
  expect(screen.getByText('500')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('ERR-01 shows a message unchanged', () => {
  renderScreen(<ErrorPage status={403} message="You may not see this." />, options);
  expect(heading()).toBe('You may not see this.');
  expect(screen.getByText('403')).toBeInTheDocument();
});

test('ERR-01 a 404 has its own text and a link to the home page', () => {
  renderScreen(<ErrorPage status={404} message="never shown" />, options);
  expect(heading()).toBe('This page could not be found');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

const Broken = () => {
  throw new Error('broken on purpose');
};

test('ERR-01 the error page replaces children that throw', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    options,
  );
  expect(heading()).toBe('Error');
});

test('ERR-01 ERR-04 when the error page throws, one plain sentence without details is shown', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderScreen(<SafeErrorPage page={<Broken />} />, options);
  expect(container).toHaveTextContent(/^An error occurred while showing the error page$/);
});
