/* oxlint-disable no-eval, typescript/no-implied-eval -- code from text is what the page must refuse */
/*
 * Code of a remote that tries to run code from elsewhere. It is JavaScript, because a test publishes this file as it is.
 * `window.tryAll` tries every way, and `window.ran` lists those whose code ran.
 */
(() => {
  /** The origin that serves foreign code: `/name.js` is `textOf(name)`, `/name.html` sends `name` to its parent. */
  const foreign = new URLSearchParams(location.search).get('foreign');
  const scriptOf = (name) => `${foreign}/${name}.js`;
  window.ran = [];
  window.report = (name) => {
    window.ran.push(name);
    document.dispatchEvent(new Event('ran'));
  };
  addEventListener('message', ({ data }) => window.report(data));

  /** The nonces in the page. Code reads the property of an element; the attribute is empty. */
  const nonce = [...document.querySelectorAll('[nonce]')].map((element) => element.nonce).at(-1) ?? '';

  // Every rule of the policies is the identity. A policy that cannot be created leaves strings.
  const identity = { createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text };
  const policies = ['mf-chat@1.0.0-000000aa', 'pairwise-shell', 'default', 'foreign'].flatMap((name) => {
    try {
      return [window.trustedTypes.createPolicy(name, identity)];
    } catch {
      return [];
    }
  });
  const policy = policies[0] ?? identity;
  const html = (text) => policy.createHTML(text);
  const code = (text) => policy.createScript(text);
  const address = (text) => policy.createScriptURL(text);

  /** Resolves when code ran, was refused by a policy, or could not be loaded. */
  const settled = (element) =>
    new Promise((resolve) => {
      document.addEventListener('ran', resolve, { once: true });
      document.addEventListener('securitypolicyviolation', resolve, { once: true });
      element?.addEventListener('load', resolve, { once: true });
      element?.addEventListener('error', resolve, { once: true });
    });
  const added = async (element, parent = document.head) => {
    const end = settled(element);
    parent.append(element);
    await end;
  };
  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const script = (name, attributes = {}, properties = {}) => {
    const element = make('script', { src: address(scriptOf(name)), ...properties });
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const textOf = (name) => `(self.report??postMessage)('${name}')`;
  const integrity = async (name) => {
    const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(textOf(name)));
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  };
  const dataOf = (name) => `data:text/javascript,${textOf(name)}`;
  const blobOf = (name, type = 'text/javascript', text = textOf(name)) =>
    URL.createObjectURL(new Blob([text], { type }));
  const frame = (properties) => added(make('iframe', properties), document.body);
  const click = async (element) => {
    const end = settled(element);
    document.body.append(element);
    element.click();
    await end;
  };
  const workerOf = async (url) => {
    const worker = new Worker(address(url));
    worker.addEventListener('message', ({ data }) => window.report(data));
    await settled(worker);
  };

  const ways = {
    script: (name) => added(script(name)),
    'script-nonce': (name) => added(script(name, { nonce })),
    'script-nonce-property': (name) => added(script(name, {}, { nonce })),
    'script-nonce-integrity': async (name) =>
      added(script(name, { nonce, integrity: await integrity(name), crossorigin: 'anonymous' })),
    'script-nonce-async': (name) => added(script(name, { nonce, async: '' })),
    'module-nonce': (name) => added(script(name, { nonce, type: 'module' })),
    'module-nonce-integrity': async (name) =>
      added(script(name, { nonce, type: 'module', integrity: await integrity(name) })),
    'script-in-body': (name) => added(script(name, { nonce }), document.body),
    'script-attribute': (name) => {
      const element = make('script', { nonce });
      element.setAttribute('src', address(scriptOf(name)));
      return added(element);
    },
    'script-of-svg': (name) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      element.setAttribute('nonce', nonce);
      element.setAttribute('href', address(scriptOf(name)));
      svg.append(element);
      const end = settled(element);
      document.body.append(svg);
      return end;
    },
    'script-data': (name) => added(script(name, { nonce }, { src: address(dataOf(name)) })),
    'script-blob': (name) => added(script(name, { nonce }, { src: address(blobOf(name)) })),
    inline: (name) => added(make('script', { text: code(`report('${name}')`) })),
    'inline-nonce': (name) => added(make('script', { nonce, text: code(`report('${name}')`) })),
    'inline-module-nonce': (name) => added(make('script', { nonce, type: 'module', text: code(`report('${name}')`) })),
    'markup-image': (name) => {
      document.body.insertAdjacentHTML('beforeend', html(`<img src="data:," onerror="report('${name}')">`));
      return settled();
    },
    'markup-srcdoc': (name) => frame({ srcdoc: html(`<script nonce="${nonce}">parent.report('${name}')</script>`) }),
    handler: (name) => {
      const element = make('button', {});
      element.setAttribute('onclick', code(`report('${name}')`));
      return click(element);
    },
    'link-javascript': (name) => click(make('a', { href: `javascript:report('${name}')` })),
    'location-javascript': (name) => {
      const end = settled();
      location.href = `javascript:report('${name}')`;
      return end;
    },
    'form-javascript': (name) => {
      const form = make('form', { action: `javascript:report('${name}')` });
      document.body.append(form);
      const end = settled();
      form.submit();
      return end;
    },
    'frame-foreign': (name) => frame({ src: `${foreign}/${name}.html` }),
    'frame-javascript': (name) => frame({ src: `javascript:parent.report('${name}')` }),
    'frame-data': (name) => frame({ src: `data:text/html,<script>parent.postMessage('${name}','*')</script>` }),
    'frame-blob': (name) => frame({ src: blobOf(name, 'text/html', `<script>parent.report('${name}')</script>`) }),
    object: (name) => added(make('object', { data: address(`${foreign}/${name}.html`) }), document.body),
    embed: (name) => added(make('embed', { src: address(`${foreign}/${name}.html`) }), document.body),
    import: (name) => import(scriptOf(name)),
    'import-data': (name) => import(dataOf(name)),
    'import-blob': (name) => import(blobOf(name)),
    eval: (name) => (0, eval)(code(`report('${name}')`)),
    function: (name) => new Function(`report('${name}')`)(),
    timer: (name) => {
      const end = settled();
      setTimeout(code(`report('${name}')`), 0);
      return end;
    },
    'worker-data': (name) => workerOf(dataOf(name)),
    'worker-blob': (name) => workerOf(blobOf(name)),
    worklet: (name) => new AudioContext().audioWorklet.addModule(scriptOf(name)),
    base: async (name) => {
      document.head.append(make('base', { href: `${foreign}/` }));
      await added(make('script', { nonce, src: address(`./${name}.js`) })).finally(() =>
        document.querySelector('base').remove(),
      );
    },
  };

  /** Tries every way, one after the other. Resolves with their names. */
  window.tryAll = async () => {
    for (const [name, way] of Object.entries(ways)) {
      try {
        await way(name);
      } catch {
        // A refusal may throw. Only what ran counts.
      }
    }
    return Object.keys(ways);
  };
})();
