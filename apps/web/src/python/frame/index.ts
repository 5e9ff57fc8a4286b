/** The script of the worker, inserted here by scripts/python-frame.mjs. */
declare const pythonWorker: string;

/**
 * The only script in the Python frame: takes the port that the page hands over once and passes it to a worker, so that
 * endless loops there block nobody. The worker is subject to the policy of this frame.
 */
addEventListener('message', function take({ source, ports: [port] }) {
  if (source !== parent || port === undefined) return;
  removeEventListener('message', take);
  port.onmessage = ({ data }) => {
    port.onmessage = null;
    const address = URL.createObjectURL(new Blob([pythonWorker], { type: 'text/javascript' }));
    new Worker(address).postMessage(data, [port]);
  };
});
