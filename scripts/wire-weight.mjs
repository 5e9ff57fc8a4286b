// What a page costs on the wire, counted by the browser itself.

/**
 * Opens an address in a fresh page and waits until the network is idle: bytes received on the socket (including
 * headers), by resource type. `settle` waits for what comes later.
 */
export async function weigh(page, address, settle = () => page.waitForLoadState('networkidle')) {
  const protocol = await page.context().newCDPSession(page);
  const kinds = new Map();
  const weights = { Script: 0, Font: 0, Stylesheet: 0, Document: 0, all: 0 };
  protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    weights[kind] = (weights[kind] ?? 0) + encodedDataLength;
    weights.all += encodedDataLength;
  });
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await settle();
  await protocol.detach();
  return weights;
}
