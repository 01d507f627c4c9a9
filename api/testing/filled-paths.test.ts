import { filledPaths } from './filled-paths.ts';

const body = {
  profiles: [
    { id: 1, city: null },
    { id: 2, city: null, main_image: { id: 'a' } },
  ],
  similar: [],
  numResults: 2,
};

test('lists every path with a value once, without null and empty lists', () => {
  expect(filledPaths(body)).toEqual(['numResults', 'profiles[].id', 'profiles[].main_image.id']);
});

test('finds an added field at any depth, also false, zero and empty text', () => {
  const [first, second] = body.profiles;
  expect(filledPaths({ ...body, profiles: [{ ...first }, { ...second, lat: 52.37 }] })).toContain('profiles[].lat');
  expect(filledPaths({ ...body, extra: { of: [[{ deep: false }]], zero: 0, text: '' } })).toEqual(
    expect.arrayContaining(['extra.of[][].deep', 'extra.zero', 'extra.text']),
  );
});

test('finds a value in a field that should be null', () => {
  expect(filledPaths({ ...body, profiles: [{ id: 1, city: 'Amsterdam' }] })).toContain('profiles[].city');
});
