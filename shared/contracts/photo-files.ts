/** The largest file of a photo, the least of its sides, and the types it may have (decisions M-13). */
export const photoBytes = 10 * 1024 * 1024;
export const photoMinimumPixels = 400;
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Widths in pixels that every photo exists in; heights follow the photo. */
export const photoWidths = [96, 320, 640, 1280] as const;

export type PhotoWidth = (typeof photoWidths)[number];

/**
 * The name of another size or type of a photo, from the `filename` (or `thumb_filename`) an answer carries: files are
 * named `<photo>-<width>.<type>`, and each photo exists in all widths as WebP and JPEG.
 */
export const photoFile = (filename: string, width: PhotoWidth, type: 'webp' | 'jpg'): string =>
  filename.replace(/-\d+\.(?:webp|jpg)$/, `-${width}.${type}`);

/** Address of a photo, on the site's media host (`settings.cdn_prefix`). WebP: every browser we serve reads it. */
export const photoAddress = (cdnPrefix: string, filename: string, width: PhotoWidth): string =>
  `${cdnPrefix}${photoFile(filename, width, 'webp')}`;
