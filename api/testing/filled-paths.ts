export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Every path of an answer that tells something, sorted: `profiles[].main_image.id`. A null, and a list of nobody, tell
 * nothing.
 */
export const filledPaths = (body: Json, place = ''): string[] => {
  if (body === null) return [];
  const inside = Array.isArray(body)
    ? body.flatMap((one) => filledPaths(one, `${place}[]`))
    : typeof body === 'object'
      ? Object.entries(body).flatMap(([key, value]) => filledPaths(value, place === '' ? key : `${place}.${key}`))
      : [place];
  return [...new Set(inside)].toSorted();
};
