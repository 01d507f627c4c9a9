import { filledPaths } from './filled-paths.ts';

const body = {
  profiles: [
    { id: 1, city: null },
    { id: 2, city: null, main_image: { id: 'a' } },
  ],
  similar: [],
  numResults: 2,
};

test('every path that tells something, once; a null and an empty list tell nothing', () => {
  expect(filledPaths(body)).toEqual(['numResults', 'profiles[].id', 'profiles[].main_image.id']);
});

test('a field more is found at any depth, also false, zero and empty text', () => {
  const [first, second] = body.profiles;
  expect(filledPaths({ ...body, profiles: [{ ...first }, { ...second, lat: 52.37 }] })).toContain('profiles[].lat');
  expect(filledPaths({ ...body, extra: { of: [[{ deep: false }]], zero: 0, text: '' } })).toEqual(
    expect.arrayContaining(['extra.of[][].deep', 'extra.zero', 'extra.text']),
  );
});

test('a field that should be null is found where it is told', () => {
  expect(filledPaths({ ...body, profiles: [{ id: 1, city: 'Amsterdam' }] })).toContain('profiles[].city');
});
