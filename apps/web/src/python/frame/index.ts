/** The script of the worker: scripts/python-frame.mjs puts it in this place. */
declare const pythonWorker: string;

/**
 * What runs in the frame of Python (the only script there): takes the port that the page hands over once and gives it to a worker,
 * so that what runs on and on there stops nobody. The worker is under the policy of this frame.
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
