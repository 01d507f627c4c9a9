import type { Page } from '@playwright/test';

/** The smallest side of a touch target, in CSS pixels. */
const SIDE = 44;

/**
 * Returns touch targets that are smaller than a square of this side, a line each. A label counts as a part of its control,
 * and so does what extends a control without being seen. Links within a sentence are as high as its lines (WCAG 2.5.8 excepts
 * them, too). Runs in the page.
 */
const findSmall = (side: number): string[] => {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], ' +
    '[role="menuitem"], [role="menuitemradio"], [role="switch"], [role="checkbox"], [role="radio"], [role="option"]';
  /** Boxes are rounded to parts of a pixel. */
  const tolerance = 0.5;

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    // A text for screen readers, or a link that appears on focus, has one pixel.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /** Whether words stand beside a link in its line: those of other links do not count. */
  const isWithinSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );

  /** The control and its labels, as far as they can be seen. */
  const partsOf = (element: HTMLElement): Element[] => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return [element, ...labels, element.closest('label')]
      .filter((part) => part instanceof Element)
      .filter((part) => isShown(part));
  };

  const sizeOf = (parts: readonly Element[]): { width: number; height: number } => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  };

  /** Whether a finger that is half a side away from the middle still hits the control. */
  const isHitAround = (element: Element, parts: readonly Element[]): boolean => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = side / 2 - tolerance;
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return points.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && parts.some((part) => part.contains(hit));
    });
  };

  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (element.matches(':disabled') || element.closest('[inert]') || isWithinSentence(element)) continue;
    const parts = partsOf(element);
    if (parts.length === 0) continue;
    const { width, height } = sizeOf(parts);
    if (Math.min(width, height) >= side - tolerance || isHitAround(element, parts)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    small.push(
      `${element.tagName.toLowerCase()} "${name.slice(0, 40)}": ${Math.round(width)} × ${Math.round(height)} px`,
    );
  }
  return [...new Set(small)];
};

/** Returns the touch targets of the open page that are smaller than 44 × 44 pixels, each with the path of the page. */
export const smallTargets = async (page: Page): Promise<string[]> => {
  const { pathname, search } = new URL(page.url());
  return (await page.evaluate(findSmall, SIDE)).map((problem) => `${pathname}${search}: ${problem}`);
};
