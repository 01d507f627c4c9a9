/** How long the file stays readable, in milliseconds. */
const keptFor = 60_000;

/** Saves a file on the device, as a link with `download` does. */
export const saveFile = (name: string, base64: string, type: string): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click, and none says when it has.
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
