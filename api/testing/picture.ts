import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  type?: 'jpeg' | 'png' | 'webp' | 'gif';
}

let colour = 0;

/** Makes a plain picture of another colour each time, so that it was not uploaded before. */
export const makePicture = async ({ width = 500, height = 600, type = 'jpeg' }: PictureOptions = {}): Promise<
  Uint8Array<ArrayBuffer>
> => {
  colour += 1;
  const background = { r: (colour * 37) % 256, g: (colour * 91) % 256, b: (colour * 53) % 256 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
  return Uint8Array.from(bytes);
};
