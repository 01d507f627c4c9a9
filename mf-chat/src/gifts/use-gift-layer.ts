import { useLayer } from '../navigation/use-layer.ts';

/** The gift sheet and the gift that is picked in it: a return from the credits finds both as they were. */
export const useGiftLayer = () => {
  const { isOpen, shown, open, show, close } = useLayer('gifts', 'gift');
  return { isOpen, gift: typeof shown === 'string' ? shown : undefined, open: () => open(), pick: show, close };
};
