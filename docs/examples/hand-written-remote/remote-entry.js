/* mf-hello@VERSION */
{
  const texts = {
    en: 'Hello',
    de: 'Hallo',
    nl: 'Hallo',
    fi: 'Hei',
    da: 'Hej',
    fr: 'Bonjour',
    es: 'Hola',
    it: 'Ciao',
    nb: 'Hei',
    sv: 'Hej',
    pl: 'Cześć',
  };
  const lifecycle = {
    bootstrap: async () => {},
    owns: (path) => path === '/hello',
    prepare: async () => {},
    mount: async ({ domElement, onShown }) => {
      const title = document.createElement('h1');
      title.textContent = texts[document.documentElement.lang] ?? texts.en;
      domElement.replaceChildren(title);
      onShown(location.pathname);
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
  globalThis.mf_hello = { init: () => {}, get: async () => () => lifecycle };
}
