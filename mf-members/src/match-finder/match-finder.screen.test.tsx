import { respondToCalls, people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import MatchFinderScreen from './match-finder.screen.tsx';
import type { MatchFinderAnswers } from './match-finder.queries.ts';
import { questionOf, readDraft } from './questions.ts';

const answers: MatchFinderAnswers = {
  gender: 'female',
  min_age: 30,
  max_age: 40,
  country: 'NL',
  region: null,
  intention: 'dating',
  interests: [],
  hard: false,
};
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const show = (path = '/match-finder') =>
  renderScreen(<MatchFinderScreen />, { path, user: people.free, messages: { 'mf-members': en } });

test('answers that cannot be loaded can be requested again', async () => {
  let works = false;
  respondToCalls({
    'GET /api/match-finder.php': () => (works ? { answers, proposal: answers } : 'invalid_request'),
  });
  show();
  expect(await screen.findByText('Your answers could not be loaded')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Women' })).toBeChecked();
});

test('MEMBER-10 the next question opens at its top', async () => {
  respondToCalls({ 'GET /api/match-finder.php': () => ({ answers, proposal: answers }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Between which ages?' })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('MEMBER-10 a region that was typed and not chosen keeps the question open, with an error at the field', async () => {
  respondToCalls({
    'GET /api/match-finder.php': () => ({ answers, proposal: answers }),
    'GET /api/regions.php': () => ({ regions: { NL: [{ id: 1, name: 'Utrecht' }] } }),
    'GET /api/places.php': () => ({ towns: [] }),
  });
  show('/match-finder?question=place');
  const region = await screen.findByLabelText('Province or town');
  await userEvent.type(region, 'zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(region).toHaveAccessibleDescription('Choose one from the list, or clear the field.');
  expect(region).toHaveFocus();
  await userEvent.clear(region);
  await userEvent.type(region, 'utr');
  await screen.findByRole('option', { name: 'Utrecht' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location.search).toBe('?question=intention'));
  expect(readDraft(people.free.id, answers).region).toBe(1);
});

test('a refused save shows its reason above the button and keeps the answers', async () => {
  respondToCalls({
    'GET /api/match-finder.php': () => ({ answers, proposal: answers }),
    'GET /api/regions.php': () => ({ regions: {} }),
    'PUT /api/match-finder.php': () => 'invalid_location',
  });
  show('/match-finder?question=strict');
  await userEvent.click(await screen.findByRole('radio', { name: /Only these ages/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Show who fits' }));
  expect(await screen.findByText('Choose a region and a town of that country.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Only these ages/ })).toBeChecked();
  expect(location.pathname).toBe('/match-finder');
});

test('an unknown question in the address shows the first; the draft of another member is ignored', () => {
  expect(questionOf(new URLSearchParams('question=nonsense'))).toBe('who');
  sessionStorage.setItem('pairwise:match-finder', JSON.stringify({ userId: 1, answers: { ...answers, hard: true } }));
  expect(readDraft(1, answers).hard).toBe(true);
  expect(readDraft(2, answers).hard).toBe(false);
  sessionStorage.setItem('pairwise:match-finder', '{');
  expect(readDraft(1, answers)).toEqual(answers);
});
