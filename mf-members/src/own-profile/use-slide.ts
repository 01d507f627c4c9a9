import { useLayoutEffect, useRef } from 'react';

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

// The position in the layout, without running animations.
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Place => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

const isStill = (): boolean =>
  !('animate' in Element.prototype) || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates children of the list to their new places when `order` changes. */
export const useSlide = (order: string) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(new Map<HTMLElement, Place>());
  const shown = useRef('');
  useLayoutEffect(() => {
    if (shown.current === order || isStill()) return;
    shown.current = order;
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const now = new Map(children.map((child) => [child, placeOf(child)]));
    for (const [child, to] of now) {
      const from = before.current.get(child);
      const hasMoved = from && to.width > 0 && (from.left !== to.left || from.top !== to.top);
      if (!hasMoved) continue;
      const move = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      const size = `scale(${from.width / to.width}, ${from.height / to.height})`;
      child.animate(
        [
          { transformOrigin: '0 0', transform: `${move} ${size}` },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
    before.current = now;
  }, [order]);
  return list;
};
