// Runs in a hidden frame: hands the identity service's answer to the app that opened it.
parent.postMessage(location.href, location.origin);
