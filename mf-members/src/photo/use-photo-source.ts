import { bus, useStream } from '@pairwise/bus';
import { type Image, photoAddress, type PhotoWidth } from '@pairwise/contracts';

const widths: PhotoWidth[] = [320, 640, 1280];

/** Returns a function that gives a photo's attributes for `Photo`; the browser picks the width by `sizes`. */
export const usePhotoSource = () => {
  const { cdn_prefix } = useStream(bus.settings$);
  return ({ filename, blurhash }: Image) => {
    const address = (width: PhotoWidth) => photoAddress(cdn_prefix, filename, width);
    return {
      src: address(640),
      srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
      blurhash,
    };
  };
};
