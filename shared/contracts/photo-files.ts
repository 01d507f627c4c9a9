/** The largest allowed file of a photo, in bytes (decisions M-13). */
export const photoBytes = 10 * 1024 * 1024;
/** The smallest allowed side of a photo. */
export const photoMinimumPixels = 400;
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The widths in pixels in which every photo is stored. Heights follow the photo's ratio. */
export const photoWidths = [96, 320, 640, 1280] as const;

export type PhotoWidth = (typeof photoWidths)[number];

/**
 * Returns the file name of another size or type of a photo, from the `filename` or `thumb_filename` of a response.
 * Files are named `<photo>-<width>.<type>`; each photo exists in all widths as WebP and JPEG.
 */
export const photoFile = (filename: string, width: PhotoWidth, type: 'webp' | 'jpg'): string =>
  filename.replace(/-\d+\.(?:webp|jpg)$/, `-${width}.${type}`);

/** Returns the address of a photo on the site's media host (`settings.cdn_prefix`), as WebP. */
export const photoAddress = (cdnPrefix: string, filename: string, width: PhotoWidth): string =>
  `${cdnPrefix}${photoFile(filename, width, 'webp')}`;
