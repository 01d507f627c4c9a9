/** Returns whether the focused element was removed: the focus is nowhere, or in the page's content, where the shell puts it. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === 'content';
};
