/**
 * While a modal is open the page behind it does not scroll; where its scrollbar took room, that room is kept, so that
 * nothing shifts.
 *
 * @returns what gives the room back
 */
export const keepScrollbarRoom = () => {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth === clientWidth || style.scrollbarGutter !== '') return () => undefined;
  style.scrollbarGutter = 'stable';
  return () => {
    style.scrollbarGutter = '';
  };
};
