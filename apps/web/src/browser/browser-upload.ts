import type { Fetch } from '@lemma/api-client/http';

/** Sends a request and tells meanwhile what share of its body has been sent, which `fetch` cannot. */
export function browserUpload(...[target, init, onSent]: Required<Parameters<Fetch>>): Promise<Response> {
  return new Promise((done, refuse) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', target);
    request.responseType = 'blob';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    });
    request.addEventListener('load', () => done(responseOf(request)));
    request.addEventListener('error', () => refuse(new TypeError('The server was not reached.')));
    request.addEventListener('abort', () => refuse(new DOMException('The request was cancelled.', 'AbortError')));
    const { signal } = init;
    if (signal?.aborted === true) request.abort();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted !== true) request.send(bodyOf(init.body));
    else refuse(new DOMException('The request was cancelled.', 'AbortError'));
  });
}

/** Calls send texts and bytes. */
function bodyOf(body: RequestInit['body']): XMLHttpRequestBodyInit | null {
  return body instanceof ReadableStream || body === undefined ? null : body;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const { status } = request;
  const response: unknown = request.response;
  const hasBody = ![204, 205, 304].includes(status) && response instanceof Blob;
  return new Response(hasBody ? response : null, { status, headers });
}
