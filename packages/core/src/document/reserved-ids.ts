/**
 * Ids that no element of the page may have: a browser creates a global for every id, and plain objects
 * inherit some of these names. A document that asks for one gets it with a number appended, as for a duplicate id.
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
