const startsWith = (file: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => file[at + index] === byte);

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** Whether a file begins like a JPEG, a PNG or a WebP. No decoder reads any other file. */
export const isWebPicture = (file: Buffer): boolean =>
  startsWith(file, [0xff, 0xd8, 0xff]) ||
  startsWith(file, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (startsWith(file, ascii('RIFF')) && startsWith(file, ascii('WEBP'), 8));

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Whether a file begins like a photo of an iPhone: a box `ftyp` with a brand of HEIF. */
export const isHeic = (file: Buffer): boolean =>
  startsWith(file, ascii('ftyp'), 4) && heicBrands.some((brand) => startsWith(file, ascii(brand), 8));
