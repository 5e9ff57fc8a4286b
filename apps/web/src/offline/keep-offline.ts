/** The service worker's address: at the root, so that it serves all pages. */
const worker = '/service-worker.js';

/**
 * Lets the pages of this browser open without a network from now on; settles once that is so, or rejects where it is
 * impossible. During development nothing is kept: pages follow their sources. Neither in a frame: who may show it is
 * said by the server for each page, and a page that was kept says what held when it was.
 */
export async function keepOffline(): Promise<void> {
  const isFramed = window.parent !== window;
  if (!import.meta.env.PROD || isFramed || !('serviceWorker' in navigator))
    return Promise.reject(new Error('not here'));
  const { serviceWorker } = navigator;
  const register: unknown = Reflect.get(serviceWorker, 'register');
  if (typeof register !== 'function') return Promise.reject(new Error('not here'));
  const registered: unknown = Reflect.apply(register, serviceWorker, [scriptAddress()]);
  await registered;
  await serviceWorker.ready;
  if (serviceWorker.controller !== null) return;
  await new Promise<void>((taken) => {
    serviceWorker.addEventListener('controllerchange', () => taken(), { once: true });
  });
}

/** The address as a policy of trusted types wants it, where the browser has them. */
function scriptAddress(): unknown {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return worker;
  const create: unknown = Reflect.get(types, 'createPolicy');
  if (typeof create !== 'function') return worker;
  const policy: unknown = Reflect.apply(create, types, ['lemma-offline', { createScriptURL: () => worker }]);
  if (typeof policy !== 'object' || policy === null) return worker;
  const address: unknown = Reflect.get(policy, 'createScriptURL');
  return typeof address === 'function' ? Reflect.apply(address, policy, [worker]) : worker;
}
