import type { Image, MemberCard } from '@pairwise/contracts';

/** Builds a photo whose files are named after its id: `marta-640.jpg`. */
export const image = (id: string): Image => ({
  id,
  filename: `${id}-640.jpg`,
  thumb_filename: `${id}-320.jpg`,
  status: 'active',
  width: 960,
  height: 1200,
  blurhash: null,
});

/** Another member, as lists show her. */
export const marta: MemberCard = {
  id: 301,
  name: 'Marta',
  age: 34,
  city: 'Kraków',
  region: 'Małopolskie',
  country: 'PL',
  online: 'now',
  main_image: image('marta'),
  fictional_icon: false,
  liked: false,
};
