import type { Page } from '@playwright/test';

/**
 * Returns what does not fit in the window or in its control, a line each: a page that is wider than the window, a text
 * that sticks out of the window, a cut label of a button, link, tab or menu item, a cut placeholder of a field, and a
 * placeholder such as `{name}` that nothing replaced. Runs in the page.
 */
const findProblems = (): string[] => {
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  const shortened = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Whether an element above scrolls sideways or cuts its content: a row of chips, a carousel. */
  const isInScroller = (element: Element): boolean => {
    for (let above: Element | null = element; above && above !== document.body; above = above.parentElement)
      if (getComputedStyle(above).overflowX !== 'visible') return true;
    return false;
  };

  if (document.documentElement.scrollWidth > width) {
    problems.push(`the page is ${document.documentElement.scrollWidth} px wide, the window ${width} px`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, textContent: text } = node;
    if (!element || !text?.trim() || element.closest('script, style, noscript, template') || !isVisible(element))
      continue;
    if (/\{\w+\}/.test(text)) problems.push(`"${shortened(text)}" has a placeholder`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // A text for screen readers is cut to one pixel.
    if (box.width <= 1 || element.getBoundingClientRect().width <= 1) continue;
    if ((box.right > width + 1 || box.left < -1) && !isInScroller(element)) {
      problems.push(
        `"${shortened(text)}" reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px of ${width} px`,
      );
    }
  }

  // Names of members are cut on purpose: they are not labels.
  const controls = 'button, [role="button"], [role="tab"], [role="menuitem"], [role="radio"], nav a, label, legend';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!isVisible(control)) continue;
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      const { overflowX, textOverflow } = getComputedStyle(part);
      if (part.clientWidth <= 1) continue;
      const isCut = overflowX !== 'visible' || textOverflow === 'ellipsis';
      if (isCut && part.textContent.trim() !== '' && part.scrollWidth > part.clientWidth + 1) {
        problems.push(
          `the label "${shortened(part.textContent)}" is cut: ${part.scrollWidth} px in ${part.clientWidth} px`,
        );
      }
    }
  }

  const context = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!context || !isVisible(field)) continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    context.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const needed = context.measureText(field.placeholder).width;
    if (needed > room + 1) {
      problems.push(
        `the placeholder "${field.placeholder}" is cut: ${Math.round(needed)} px in ${Math.round(room)} px`,
      );
    }
  }
  return [...new Set(problems)];
};

/** Returns the problems of the open page at these widths of the window, in pixels, each with the width. */
export const textProblems = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await page.evaluate(findProblems)).map((problem) => `at ${width} px: ${problem}`));
  }
  return problems;
};
