import { photoAddress, photoFile } from './photo-files.ts';

test('derives the name of every size and type of a photo from any other', () => {
  const name = '3db44116-cc0d-4b66-9a3d-96476cde87dd-640.jpg';
  expect(photoFile(name, 96, 'webp')).toBe('3db44116-cc0d-4b66-9a3d-96476cde87dd-96.webp');
  expect(photoFile(photoFile(name, 1280, 'webp'), 640, 'jpg')).toBe(name);
});

test('builds the address of a photo on the media host of the site', () => {
  const name = '3db44116-cc0d-4b66-9a3d-96476cde87dd-640.jpg';
  expect(photoAddress('https://media.example/', name, 320)).toBe(
    'https://media.example/3db44116-cc0d-4b66-9a3d-96476cde87dd-320.webp',
  );
});
