export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Lists every path of a response that holds a value, sorted: `profiles[].main_image.id`. Null and empty lists hold none. */
export const filledPaths = (body: Json, place = ''): string[] => {
  if (body === null) return [];
  const inside = Array.isArray(body)
    ? body.flatMap((one) => filledPaths(one, `${place}[]`))
    : typeof body === 'object'
      ? Object.entries(body).flatMap(([key, value]) => filledPaths(value, place === '' ? key : `${place}.${key}`))
      : [place];
  return [...new Set(inside)].toSorted();
};
