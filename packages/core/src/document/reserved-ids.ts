/**
 * Ids that an element of the page must not have: a browser makes a global of every id, and a record has these names before
 * anybody gives it any. A document that asks for one gets it with a number behind, as for an id that is taken.
 */
export const reservedIds: readonly string[] = [
  ...['__proto__', 'constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'prototype'],
  ...[
    'toLocaleString',
    'toString',
    'valueOf',
    '__defineGetter__',
    '__defineSetter__',
    '__lookupGetter__',
    '__lookupSetter__',
  ],
  ...[
    'attributes',
    'body',
    'children',
    'cookie',
    'defaultView',
    'document',
    'documentElement',
    'event',
    'forms',
    'frames',
  ],
  ...[
    'global',
    'globalThis',
    'head',
    'history',
    'images',
    'innerHTML',
    'length',
    'links',
    'localStorage',
    'location',
    'name',
  ],
  ...['navigator', 'nodeName', 'opener', 'origin', 'ownerDocument', 'parent', 'parentNode', 'root', 'scripts', 'self'],
  ...['sessionStorage', 'status', 'style', 'title', 'top', 'undefined', 'window'],
  ...['CindyJS', 'createCindy', 'define', 'exports', 'JXG', 'katex', 'MathJax', 'module', 'process', 'require'],
];
