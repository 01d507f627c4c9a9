/** Whether the header `accept-encoding` admits an encoding. `q=0` refuses it. */
const accepts = (header: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`).test(header);

/** Browsers send few different headers. Others are not worth the memory. */
const MAX_HEADERS = 100;
const MAX_LENGTH = 200;

/** Creates a reader of the header `accept-encoding`, which returns those of some encodings that it admits, in their order. */
export const acceptedAmong = <Encoding extends string>(
  encodings: readonly Encoding[],
): ((header: string | undefined) => readonly Encoding[]) => {
  const known = new Map<string, readonly Encoding[]>();
  return (header = '') => {
    const found = known.get(header) ?? encodings.filter((encoding) => accepts(header, encoding));
    if (known.size < MAX_HEADERS && header.length <= MAX_LENGTH) known.set(header, found);
    return found;
  };
};
