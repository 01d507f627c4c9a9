/**
 * Keeps the room of the page's scrollbar while a modal is open. The page behind the modal has no scrollbar then, and
 * would shift.
 *
 * @returns a function that releases the room
 */
export const keepScrollbarRoom = () => {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth === clientWidth || style.scrollbarGutter !== '') return () => undefined;
  style.scrollbarGutter = 'stable';
  return () => {
    style.scrollbarGutter = '';
  };
};
