import { addMessages, initI18n } from '@pairwise/i18n';
import { act, busWriter, demoSettings, screen, within } from '@pairwise/testing';

import en from '../messages/en.ts';
import { setActivePage } from './active-page.ts';
import { findPageElements } from './page-data.ts';
import { renderFrame } from './render-frame.tsx';

test('the frame of the document stays until the new one is rendered; then it has the focus, and its presses are repeated', async () => {
  document.body.innerHTML =
    '<div id="top" data-mark="top"><a href="/">Old</a><button type="button">Old button</button></div>' +
    '<div id="alerts"></div><main id="content"><div id="outlet"></div></main><div id="footer">Old footer</div>' +
    '<div id="overlays"></div>';
  initI18n({ language: 'en' });
  addMessages('en', 'shell', en);
  busWriter.settings(demoSettings());
  busWriter.user(null);
  setActivePage(null);
  const elements = findPageElements();
  globalThis.earlyPresses = [within(elements.top).getByRole('button')];
  within(elements.top).getByRole('button').focus();
  const pressed: unknown[] = [];
  document.addEventListener('click', ({ target }) => pressed.push(target), { capture: true, once: true });

  const onCommit = jest.fn();
  await act(() => {
    renderFrame({
      elements,
      onCommit,
      actions: {
        logOut: () => Promise.resolve(),
        chooseLanguage: () => Promise.resolve(),
        turnOnPush: () => Promise.resolve('failed'),
      },
    });
    expect(elements.top).toBeInTheDocument();
    expect(elements.top).toHaveTextContent('Old');
    expect(onCommit).not.toHaveBeenCalled();
    return Promise.resolve();
  });

  expect(onCommit).toHaveBeenCalledTimes(1);
  expect(document.body).not.toHaveTextContent('Old');
  const top = screen.getByRole('banner').closest<HTMLElement>('#top');
  expect(top?.dataset['mark']).toBe('top');
  expect(screen.getByRole('contentinfo').closest('#footer')).not.toBeNull();
  expect(document.querySelectorAll('#top, #footer')).toHaveLength(2);
  // It was the second one of the old frame.
  const second = top?.querySelectorAll('a, button')[1];
  expect(pressed).toEqual([second]);
  expect(document.activeElement).toBe(second);
  globalThis.earlyPresses = undefined;
});
